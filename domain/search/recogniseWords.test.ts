import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { anyText } from '../testing/anyText.ts';
import type { Filters } from './filters.ts';
import { knownValues } from './knownValues.ts';
import { rangeOfValues } from './rangeFacets.ts';
import { recogniseWords } from './recogniseWords.ts';
import { compactText, foldText } from './searchText.ts';
import { exampleChoice, exampleFacets, facetsWithout, range } from './testing/exampleFacets.ts';
import { en } from './words/en.ts';
import type { WordLanguage } from './words/languages.ts';
import { sv } from './words/sv.ts';
import { createVocabulary } from './words/vocabulary.ts';
import { wordTables } from './words/wordTables.ts';

const facets = [...exampleFacets, exampleChoice('campaign', ['A & B'])];
const volvo = { brand: ['Volvo'] };
const v60 = { ...volvo, model: ['V60'] };
const xc60 = { ...volvo, model: ['XC60'] };

describe('recogniseWords', () => {
  test.each<[string, string, Filters]>([
    ['', '', {}],
    ['   ', '', {}],
    ['volvo', '', volvo],
    ['VOLVO', '', volvo],
    ['billig bil', 'billig bil', {}],
    ['billig  volvo\u00a0bil', 'billig bil', volvo],
    ['volvo, diesel', '', { ...volvo, fuel: ['Diesel'] }],
    ['volvo volvo', '', volvo],
    ['volvos', 'volvos', {}],
    // Several words, and spelling variants.
    ['land rover', '', { brand: ['Land Rover'] }],
    ['landrover', '', { brand: ['Land Rover'] }],
    ['land-rover discovery', '', { brand: ['Land Rover'], model: ['Discovery'] }],
    ['land i rover', 'land i rover', {}],
    ['mercedes-benz', '', { brand: ['Mercedes-Benz'] }],
    ['mercedes benz', '', { brand: ['Mercedes-Benz'] }],
    ['mercedes', 'mercedes', {}],
    ['laddhybrid', '', { fuel: ['Laddhybrid'] }],
    ['xc60', '', xc60],
    ['XC 60', '', xc60],
    ['xc-60', '', xc60],
    ['id4', '', { brand: ['Volkswagen'], model: ['ID.4'] }],
    ['ID 4', '', { brand: ['Volkswagen'], model: ['ID.4'] }],
    ['up', '', { brand: ['Volkswagen'], model: ['up!'] }],
    // Longest match first.
    ['v60 cross country', '', { ...volvo, model: ['V60 Cross Country'] }],
    ['v60 cross', 'cross', v60],
    // Accents.
    ['röd', '', { color: ['Röd'] }],
    ['ro\u0308d', '', { color: ['Röd'] }],
    ['rod', '', { color: ['Röd'] }],
    ['skoda superb', '', { brand: ['Škoda'], model: ['Superb'] }],
    ['gavle', '', { city: ['Gävle'] }],
    ['malmö', '', { city: ['Malmö'] }],
    ['malmo', '', { city: ['Malmo'] }],
    ['mälmo', 'mälmo', {}],
    // Child values.
    ['v60', '', v60],
    ['volvo v60', '', v60],
    ['v60 fiat', '', { brand: ['Fiat', 'Volvo'], model: ['V60'] }],
    ['sprinter', '', { model: ['Sprinter'] }],
    ['volkswagen sprinter', '', { brand: ['Volkswagen'], model: ['Sprinter'] }],
    ['mini', '', { brand: ['Mini'] }],
    ['mini cooper', '', { brand: ['Mini'], model: ['Cooper'] }],
    ['mini mini', '', { brand: ['Mini'], model: ['Mini'] }],
    // Equipment: all of it is wanted, and the values of a filter are alternatives.
    ['volvo dragkrok', 'dragkrok', volvo],
    ['automat', '', { gearbox: ['Automat'] }],
    // Numbers.
    ['2', '2', {}],
    ['polestar 2', '', { brand: ['Polestar'], model: ['2'] }],
    ['2 mazda', '', { brand: ['Mazda'], model: ['2'] }],
    ['polestar röd 2', '2', { brand: ['Polestar'], color: ['Röd'] }],
    ['volvo 2', '2', volvo],
    ['500', '500', {}],
    ['fiat 500', '', { brand: ['Fiat'], model: ['500'] }],
    ['3008', '3008', {}],
    ['30 08', '30 08', {}],
    ['5', '5', {}],
    ['volvo 2020', '', { ...volvo, year: ['2020'] }],
    ['2020', '', { year: ['2020'] }],
    ['20 20', '20 20', {}],
    ['2008', '2008', {}],
    ['volvo 2008', '2008', volvo],
    ['peugeot 2008', '', { brand: ['Peugeot'], model: ['2008'] }],
    ['peugeot 2008 2020', '', { brand: ['Peugeot'], model: ['2008'], year: ['2020'] }],
    // Punctuation.
    ['volvo + !', '+ !', volvo],
    ['land + rover', 'land + rover', {}],
    ['a & b', '', { campaign: ['A & B'] }],
    ['__proto__ constructor', '__proto__ constructor', {}],
  ])('%j', (text, keyphrase, filters) => {
    expect(recogniseWords(text, facets)).toEqual({ keyphrase, filters });
  });

  test('keeps words in the keyphrase that match no facet of the list', () => {
    const words = recogniseWords('volvo diesel dragkrok', facetsWithout('equipment'));
    expect(words).toEqual({
      keyphrase: 'dragkrok',
      filters: { brand: ['Volvo'], fuel: ['Diesel'] },
    });
    expect(recogniseWords('volvo', [])).toEqual({ keyphrase: 'volvo', filters: {} });
  });

  test('respects accents if two values differ only in them', () => {
    const cities = [exampleChoice('city', ['Väsby', 'Våsby'])];
    expect(recogniseWords('vasby', cities)).toEqual({ keyphrase: 'vasby', filters: {} });
    expect(recogniseWords('våsby', cities).filters).toEqual({ city: ['Våsby'] });
  });

  test.each([2, 3])('leaves a word in the keyphrase that is a value of %i facets', (count) => {
    const named = ['color', 'campaign', 'body'].map((name) => exampleChoice(name, ['Grön']));
    const words = recogniseWords('volvo grön', [...exampleFacets, ...named.slice(0, count)]);
    expect(words).toEqual({ keyphrase: 'grön', filters: volvo });
  });

  test('finds a value of punctuation only as spelled', () => {
    const punctuated = [...exampleFacets, exampleChoice('campaign', ['!'])];
    expect(recogniseWords('volvo', punctuated).filters).toEqual(volvo);
    expect(recogniseWords('volvo !', punctuated).filters).toEqual({ ...volvo, campaign: ['!'] });
  });

  test('ignores what exceeds the length limit', () => {
    const { keyphrase } = recogniseWords('bil '.repeat(10_000), exampleFacets);
    expect(keyphrase).toHaveLength(199);
  });
});

describe('with the words of a language', () => {
  const swedish = createVocabulary([sv, en]);
  const electric = { fuel: ['El'] };
  const polo = exampleChoice(
    'brand',
    [
      ['BMW', ['X3']],
      ['Volkswagen', ['Polo']],
    ],
    'model',
  );

  test.each<[string, string, Filters]>([
    ['elbil', '', electric],
    ['elbilar under 300 000 kr', '', { ...electric, price: ['49900', '300000'] }],
    ['under 300tkr', '', { price: ['49900', '300000'] }],
    ['över 100000 under 200000', '', { price: ['100000', '200000'] }],
    ['max 300000 kombi under 200000', 'kombi', { price: ['49900', '200000'] }],
    ['<200000 diesel', '', { fuel: ['Diesel'], price: ['49900', '200000'] }],
    ['mellan 100 och 200 tkr', '', { price: ['100000', '200000'] }],
    ['över 100000 över 150000', '', { price: ['150000', '899900'] }],
    ['över 150000 över 100000', '', { price: ['150000', '899900'] }],
    ['under 150000 under 100000', '', { price: ['49900', '100000'] }],
    ['mellan 1000 och 200000', '', { price: ['1000', '200000'] }],
    // All cars are within these bounds.
    ['under 899900', '', {}],
    ['under 899899', '', { price: ['49900', '899899'] }],
    ['över 49900', '', {}],
    ['över 49901', '', { price: ['49901', '899900'] }],
    ['100000-200000', '', { price: ['100000', '200000'] }],
    // Nothing costs so little, so that nothing is found.
    ['under 1000 kr', '', { price: ['1000', '1000'] }],
    ['under 2000000', '', {}],
    ['elbil räckvidd över 500 km', '', { ...electric, electricRange: ['500', '654'] }],
    ['från 2020', '', { year: ['2020', '2024'] }],
    ['2020 eller nyare', '', { year: ['2020', '2024'] }],
    // The list has no such filter, so the index understands the words.
    ['under 5000 mil', 'under 5000 mil', {}],
    ['5-sits', '', { seats: ['5'] }],
    ['femsitsig', '', { seats: ['5'] }],
    ['7-sits', '7-sits', {}],
    ['bil med dragkrok', 'dragkrok', {}],
    ['elbil med lång räckvidd', '', { ...electric, electricRange: ['400', '654'] }],
    ['elbil med lång räckvidd minst 500 km', '', { ...electric, electricRange: ['500', '654'] }],
    // What no filter can express, or no car of the list has, stays in the keyphrase.
    ['volvo, inte diesel', 'inte diesel', volvo],
    ['billig cab', 'billig cab', {}],
    // Swedish for `I`, and not short for Jaguar.
    ['jag söker volvo', '', volvo],
    // In quotes, words are meant as typed.
    ['"vw" diesel', '"vw"', { fuel: ['Diesel'] }],
    ['”under 200000” elbil', '”under 200000”', electric],
    ['röda bilar i malmö', '', { color: ['Röd'], city: ['Malmö'] }],
    ['folkvagn', '', { brand: ['Volkswagen'] }],
    ['merca glc', '', { brand: ['Mercedes-Benz'], model: ['GLC'] }],
    ['V60 CC', '', { ...volvo, model: ['V60 Cross Country'] }],
    ['volvoxc60', '', xc60],
    ['plug-in hybrid', '', { fuel: ['Laddhybrid'] }],
  ])('%j', (text, keyphrase, filters) => {
    expect(recogniseWords(text, facets, swedish)).toEqual({ keyphrase, filters });
  });

  test('finds a make joined with the beginning of a model', () => {
    const words = recogniseWords('bmwx3 vwpolo', [polo], swedish);
    expect(words.filters).toEqual({ brand: ['BMW', 'Volkswagen'], model: ['Polo', 'X3'] });
  });
});

const valueWords = knownValues(exampleFacets).flatMap(({ value }) => value.split(' '));
const word = fc.oneof(
  fc.constantFrom(...valueWords, '2', '500', '60', 'bil', 'dragkrok', 'och'),
  fc.constantFrom(...valueWords).map((text) => text.toUpperCase()),
  fc.stringMatching(/^[a-zåäö0-9!.-]{1,8}$/),
);
const phrase = fc.array(word, { maxLength: 12 });

describe('any phrase', () => {
  /** `-21` is a year, and written in full. `1-2`, `5000-` and the dash of `1 - 2` make bounds, written in full, too. */
  const isRewritten = (word: string) => /^[-–’']\d\d$|\d-|^-+[.!]*$/.test(word);
  const asTyped = phrase.filter((words) => !words.some(isRewritten));

  propertyTest.prop([asTyped])('loses no word and counts none twice', (words) => {
    const { keyphrase, filters } = recogniseWords(words.join(' '), exampleFacets);
    const left = keyphrase.split(' ').filter(Boolean);
    const found = Object.values(filters)
      .flat()
      .map((value) => foldText(compactText(value)));
    const rest = [...words];
    for (const kept of left) {
      const at = rest.indexOf(kept);
      expect(at).toBeGreaterThanOrEqual(0);
      rest.splice(at, 1);
    }
    for (const taken of rest) {
      const letters = foldText(compactText(taken));
      expect(letters).not.toBe('');
      expect(found.some((value) => value.includes(letters))).toBe(true);
    }
  });

  propertyTest.prop([phrase])('finds nothing that isn’t a value', (words) => {
    const { filters } = recogniseWords(words.join(' '), exampleFacets);
    const known = knownValues(exampleFacets).map(({ name, value }) => `${name} ${value}`);
    for (const [name, values] of Object.entries(filters)) {
      const kind = exampleFacets.find((facet) => facet.name === name)?.kind;
      const found = values.map((value) => `${name} ${value}`);
      if (kind === 'range') expect(rangeOfValues(values)).toBeDefined();
      else expect(known).toEqual(expect.arrayContaining(found));
    }
  });

  propertyTest.prop([phrase])('is the same however it is spaced and written', (words) => {
    const plain = recogniseWords(words.join(' '), exampleFacets);
    const shouted = recogniseWords(`  ${words.join('\t ')} `.toUpperCase(), exampleFacets);
    expect(shouted.filters).toEqual(plain.filters);
  });

  propertyTest.prop([anyText()])('may be anything', (text) => {
    expect(() => recogniseWords(text, exampleFacets)).not.toThrow();
  });
});

describe('reduced prices', () => {
  const reduced = [...facets, exampleChoice('isReduced', ['true'])];
  const vocabulary = createVocabulary([sv, en]);

  test.each<[string, string, Filters, string | undefined]>([
    ['sänkt pris', '', {}, undefined],
    ['prissänkta', '', {}, undefined],
    ['reduced', '', {}, undefined],
    ['volvo med sänkt pris', '', volvo, undefined],
    ['störst prissänkning', '', {}, 'reduction-desc'],
    ['volvo v60 störst prissänkning', '', v60, 'reduction-desc'],
    ['biggest price drop', '', {}, 'reduction-desc'],
  ])('%s', (text, keyphrase, filters, sortName) => {
    const read = recogniseWords(text, reduced, vocabulary, ['reduction-desc']);
    expect(read.filters).toEqual({ ...filters, isReduced: ['true'] });
    expect([read.keyphrase, read.sortName]).toEqual([keyphrase, sortName]);
  });

  test.each(['Sänkt pris', 'Prissänkta', 'Reduced'])(
    'are meant even if a campaign has that name: %s',
    (text) => {
      const campaign = exampleChoice('campaign', [text]);
      const { filters } = recogniseWords(text, [...reduced, campaign], vocabulary);
      expect(filters).toEqual({ isReduced: ['true'] });
      // A list without the filter has only the campaign.
      const named = recogniseWords(text, [...exampleFacets, campaign], vocabulary);
      expect(named.filters).toEqual({ campaign: [text] });
    },
  );

  test('stay words in a list without the filter, and ask for no order', () => {
    const read = recogniseWords('störst prissänkning', facets, vocabulary);
    expect(read).toEqual({ keyphrase: 'störst prissänkning', filters: {} });
  });
});

describe('a campaign with the name', () => {
  const vocabulary = createVocabulary([en]);
  const others = [range('mileage', 0, 200_000), exampleChoice('body', ['Estate'])];

  test.each<[string, string, string, Filters]>([
    ['of a bound', 'low mileage', 'Low mileage', { campaign: ['Low mileage'] }],
    ['of a value', 'station wagon', 'Station wagon', { campaign: ['Station wagon'] }],
    ['of a part of a bound', 'low mileage', 'Mileage', { mileage: ['0', '30000'] }],
    ['of a part of a value', 'station wagon', 'Wagon', { body: ['Estate'] }],
  ])('%s: %s', (_what, text, campaign, filters) => {
    const facets = [...others, exampleChoice('campaign', [campaign])];
    expect(recogniseWords(text, facets, vocabulary)).toEqual({ keyphrase: '', filters });
  });
});

describe.each<[WordLanguage, readonly string[]]>([
  ['sv', ['utan moms', 'skåpbil utan moms', 'exkl. moms', 'avdragsgill moms', 'momsbil', 'no vat']],
  ['nb', ['uten mva', 'eks. mva', 'fradragsberettiget mva', 'mva-fradrag', 'ex VAT']],
  ['en', ['no vat', 'without VAT', 'VAT qualifying', 'vat-deductible', 'ex. vat']],
  ['fi', ['alv vähennyskelpoinen', 'ALV-vähennyskelpoinen', 'ilman alv', 'alviton']],
  ['sk', ['bez DPH', 'odpočet DPH', 's odpočtom dph', 'odpocet dph']],
])('in %s, deductible VAT', (language, asked) => {
  const vocabulary = createVocabulary([wordTables[language], wordTables.en]);
  const all = [...exampleFacets, exampleChoice('vatDeductible', ['true'])];
  const filters = { vatDeductible: ['true'] };

  test.each(asked)('is the filter: %s', (text) => {
    expect(recogniseWords(text, all, vocabulary)).toMatchObject({ filters });
  });

  test.each(asked)('stays in the keyphrase if the list has no such filter: %s', (text) => {
    expect(recogniseWords(text, exampleFacets, vocabulary).filters).toEqual({});
  });

  test('isn’t what the index calls it', () => {
    expect(recogniseWords('true', all, vocabulary)).toEqual({ keyphrase: 'true', filters: {} });
  });
});
