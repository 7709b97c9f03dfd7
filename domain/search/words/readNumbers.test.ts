import { describe, expect, test } from 'vitest';
import type { WordLanguage } from './languages.ts';
import { createVocabulary } from './vocabulary.ts';
import { createWordReader, type WordReader } from './wordReader.ts';
import type { WordSpan } from './wordSpan.ts';
import { wordTables } from './wordTables.ts';

const known: Readonly<Record<string, readonly string[]>> = {
  year: ['2026', '2025', '2024', '2023', '2022', '2021', '2020', '2019', '2018'],
  seats: ['2', '5', '7'],
  model: ['Range Rover Evoque', 'XC60', '2008'],
  brand: ['Volvo', 'Land Rover', 'Peugeot'],
};

/** What the numbers of a text mean, in short: `price <=200000`, `year 2020..2022`. */
function numbersIn(text: string, ...languages: readonly WordLanguage[]): readonly string[] {
  const reader = readerOf(languages);
  return reader.numbers(reader.expand(text.split(' '))).map(inShort);
}

/** Vocabularies take most of the time of these tests, so each is built once. */
const readers = new Map<string, WordReader>();

function readerOf(languages: readonly WordLanguage[]): WordReader {
  const tables = languages.map((language) => wordTables[language]);
  const reader =
    readers.get(languages.join()) ??
    createWordReader(createVocabulary(tables), (field) => known[field] ?? []);
  readers.set(languages.join(), reader);
  return reader;
}

function inShort(span: WordSpan): string {
  if (span.kind === 'values') {
    const numbers = span.values.map(Number).sort((a, b) => a - b);
    return `${span.field} ${[...new Set([numbers[0], numbers.at(-1)])].join('..')}`;
  }
  if (span.kind !== 'range') return span.kind;
  const { field, low, high } = span;
  if (low === undefined) return `${field} <=${high}`;
  return high === undefined ? `${field} >=${low}` : `${field} ${low}..${high}`;
}

const most = ['price <=200000'];
const least = ['price >=200000'];
const both = ['price 100000..200000'];

describe.each<[WordLanguage, readonly (readonly [string, readonly string[]])[]]>([
  [
    'sv',
    [
      ...['under', 'max', 'maximalt', 'högst', 'upp till', 'som mest', 'inte över'].flatMap(
        (word) => [
          [`${word} 200000`, most] as const,
          [`${word} 200 000 kr`, most] as const,
          [`kombi ${word} 200 tkr`, most] as const,
        ],
      ),
      ['200000 max', most],
      ['200 tkr eller mindre', most],
      ['200 000:- som mest', most],
      ['över 200000', least],
      ['minst 200 000 kr', least],
      ['200000 kr och uppåt', least],
      ['från 100000 till 200000', both],
      ['från 100 till 200 tkr', both],
      ['mellan 100 och 200 tusen', both],
      ['100 - 200 tkr', both],
      ['100-200tkr', both],
      ['budget 200 000', most],
      ['pris: 200000', most],
      ['runt 200000', ['price 160000..240000']],
      ['efter 2020', ['year 2020..2026']],
      ['före 2020', ['year 2018..2020']],
      ['nyare än 2022', ['year 2022..2026']],
      ['årsmodell 2019', ['year 2019']],
      ['2021 års modell eller nyare', ['year 2021..2026']],
      ['2021-modell eller nyare', ['year 2021..2026']],
      ['max 3 år gammal', ['year 2023..2026']],
      ['3 år gammal', ['year 2023..2026']],
      ['3 år', []],
      ['äldre än 5 år', ['year 2018..2021']],
      ['under 5000 mil', ['mileage <=5000']],
      ['miltal 5000', ['mileage <=5000']],
      ['under 5 tusen mil', ['mileage <=5000']],
      ['under 50000 km', ['mileage <=5000']],
      ['gått max 5000', ['mileage <=5000']],
      ['mätarställning under 5000 mil', ['mileage <=5000']],
      ['5000-8000 mil', ['mileage 5000..8000']],
      ['under 200000 max 5000 mil', [...most, 'mileage <=5000']],
      ['minst 200 hk', ['power >=200']],
      ['150 kw', ['power >=204']],
      ['dragvikt minst 2000 kg', ['towingWeight >=2000']],
      ['drar 2 ton', ['towingWeight >=2000']],
      ['minst 5 säten', ['seats 5..7']],
      ['volvo 2020 max 200000', most],
      ['från 2020 till 200000', ['year 2020..2026', ...most]],
      // A bound that is excluded must not be asked for.
      ['inte under 200000', ['ignored']],
      ['ej 200 000 kr', ['ignored']],
      ['inte "stor bil"', ['ignored']],
      ['max 5000 mil, inte efter 2020', ['mileage <=5000', 'ignored']],
      // At most two words that say nothing are between a filter and its number.
      ['pris för en 200000', most],
      ['pris för en som 200000', []],
      // Years and seats that no car has are no filter.
      ['före 2018', ['year 2018']],
      ['före 2017', []],
      ['3 säten', []],
      ['150 lax', ['price <=150000']],
      ['hundra tusen', ['price <=100000']],
    ],
  ],
  [
    'nb',
    [
      ...['under', 'maks', 'maksimalt', 'opptil', 'opp til', 'inntil', 'ikke over'].map(
        (word) => [`${word} 200.000 kr`, most] as const,
      ),
      ['kr 200 000', most],
      ['200.000,- maks', most],
      ['200 000 kr eller mindre', most],
      ['over 200000', least],
      ['minst 200 000', least],
      ['200000 og oppover', least],
      ['fra 100 000 til 200 000', both],
      ['mellom 100 og 200 tusen', both],
      ['ca 200 000', ['price 160000..240000']],
      ['nyere enn 2020', ['year 2020..2026']],
      ['maks 5 år gammel', ['year 2021..2026']],
      ['fra 2018 til 2022', ['year 2018..2022']],
      ['under 80000 km', ['mileage <=80000']],
      ['kjørt under 80000', ['mileage <=80000']],
      ['under 8000 mil', ['mileage <=80000']],
      ['over 200 hk', ['power >=200']],
      ['tilhengervekt minst 1500 kg', ['towingWeight >=1500']],
    ],
  ],
  [
    'en',
    [
      ...['under', 'max', 'up to', 'at most', 'no more than', 'less than', 'below'].flatMap(
        (word) => [
          [`${word} £20,000`, ['price <=20000']] as const,
          [`${word} 20k`, ['price <=20000']] as const,
        ],
      ),
      ['£20k max', ['price <=20000']],
      ['20 grand or less', ['price <=20000']],
      ['twenty grand', ['price <=20000']],
      ['20000 tops', ['price <=20000']],
      ['15k budget', ['price <=15000']],
      ['over 20000', ['price >=20000']],
      ['£20,000 and up', ['price >=20000']],
      ['at least 20k', ['price >=20000']],
      ['between 10000 and 20000', ['price 10000..20000']],
      ['from 10k to 20k', ['price 10000..20000']],
      ['£10k-£20k', ['price 10000..20000']],
      ['between 8 and 12 grand', ['price 8000..12000']],
      ['around £12,500', ['price 10000..15000']],
      ['2020 or newer', ['year 2020..2026']],
      ['2020 onwards', ['year 2020..2026']],
      ['no older than 2020', ['year 2020..2026']],
      ['2019 to 2021', ['year 2019..2021']],
      ['under 3 years old', ['year 2023..2026']],
      ['under 60k miles', ['mileage <=60000']],
      ['mileage under 60,000', ['mileage <=60000']],
      ['under 100000 km', ['mileage <=62137']],
      ['mileage under 60k', ['mileage <=60000']],
      ['less than 60,000 on the clock', ['mileage <=60000']],
      ['200 bhp plus', ['power >=200']],
      ['200+ bhp', ['power >=200']],
      ['5+ seats', ['seats 5..7']],
      ['tow 2000kg', ['towingWeight >=2000']],
      ['range rover under 30000', ['price <=30000']],
      ['under 30000 range rover', ['price <=30000']],
      ['under 1500 range rover diesel', ['price <=1500']],
      ['over 1200 miles range', ['electricRange >=1200']],
    ],
  ],
  [
    'fi',
    [
      ...['alle', 'enintään', 'korkeintaan', 'max', 'maks'].flatMap((word) => [
        [`${word} 20 000 €`, ['price <=20000']] as const,
        [`${word} 20000 euroa`, ['price <=20000']] as const,
        [`${word} 20 t€`, ['price <=20000']] as const,
      ]),
      ['20000 asti', ['price <=20000']],
      ['20 000 euroon saakka', ['price <=20000']],
      ['viiden tonnin', ['price <=5000']],
      ['kymppitonnilla', ['price <=10000']],
      ['hinta 10000-20000 euroa', ['price 10000..20000']],
      ['10000 ja 20000 euron välillä', ['price 10000..20000']],
      ['välillä 10000-20000', ['price 10000..20000']],
      ['yli 20000', ['price >=20000']],
      ['vähintään 20 000 euroa', ['price >=20000']],
      ['20000 ylöspäin', ['price >=20000']],
      ['noin 10000 euroa', ['price 8000..12000']],
      ['2020 alkaen', ['year 2020..2026']],
      ['2020 tai uudempi', ['year 2020..2026']],
      ['max 5 vuotta vanha', ['year 2021..2026']],
      ['ajettu alle 100 tkm', ['mileage <=100000']],
      ['ajettu enintään 60000', ['mileage <=60000']],
      ['yli 200 hv', ['power >=200']],
      ['vetopaino 2000 kg', ['towingWeight >=2000']],
    ],
  ],
  [
    'sk',
    [
      ...['do', 'max', 'maximálne', 'najviac', 'menej ako'].flatMap((word) => [
        [`${word} 20 000 €`, ['price <=20000']] as const,
        [`${word} 20000 eur`, ['price <=20000']] as const,
        [`${word} 20 tisíc`, ['price <=20000']] as const,
      ]),
      ['20000 eur max', ['price <=20000']],
      ['do desať tisíc', ['price <=10000']],
      ['od 10000 do 20000', ['price 10000..20000']],
      ['od 10 do 20 tisíc eur', ['price 10000..20000']],
      ['medzi 10000 a 20000', ['price 10000..20000']],
      ['aspoň 20000 eur', ['price >=20000']],
      ['nad 20000', ['price >=20000']],
      ['okolo 10000 eur', ['price 8000..12000']],
      ['od 2020', ['year 2020..2026']],
      ['2020 a novšie', ['year 2020..2026']],
      ['najviac 5 rokov staré', ['year 2021..2026']],
      ['najazdené do 100 000 km', ['mileage <=100000']],
      ['do 150 tis km', ['mileage <=150000']],
      ['nad 150 koní', ['power >=150']],
    ],
  ],
])('bounds in %s', (language, texts) => {
  test.each(texts)('%s', (text, meanings) => {
    expect(numbersIn(text, language, 'en')).toEqual(meanings);
  });
});

describe.each<WordLanguage>(['sv', 'nb', 'en', 'fi', 'sk'])('signs in %s', (language) => {
  test.each([
    ['<200000', most],
    ['< 200000', most],
    ['<=200000', most],
    ['≤ 200000', most],
    ['200000<', most],
    ['max200000', most],
    ['>200000', least],
    ['≥200000', least],
    ['>= 200000', least],
    ['200000>', least],
    ['200000+', least],
    ['100000-200000', both],
    ['100000 – 200000', both],
    ['>100000 <200000', ['price >=100000', 'price <=200000']],
    ['2020>', ['year 2020..2026']],
    ['2020->', ['year 2020..2026']],
    ['<2020', ['year 2018..2020']],
    ['2019-2021', ['year 2019..2021']],
    ['a < b', []],
    ['<', []],
  ])('%s', (text, meanings) => {
    expect(numbersIn(text, language)).toEqual(meanings);
  });
});

describe('the electric range', () => {
  test.each<[string, WordLanguage, string]>([
    ['räckvidd över 500 km', 'sv', '>=500'],
    ['räckvidd minst 45 mil', 'sv', '>=450'],
    ['räckvidd 500', 'sv', '>=500'],
    ['minst 400 km räckvidd', 'sv', '>=400'],
    ['el över 450 km', 'sv', '>=450'],
    ['elbil 50 mil', 'sv', '>=500'],
    ['range över 250 miles', 'sv', '>=402'],
    ['range over 250 miles', 'en', '>=250'],
    ['ev 300 mile range', 'en', '>=300'],
    ['range of at least 200', 'en', '>=200'],
    ['200+ miles range', 'en', '>=200'],
    ['range over 400 km', 'en', '>=249'],
    ['rekkevidde 400 km', 'nb', '>=400'],
    ['minst 50 mil rekkevidde', 'nb', '>=500'],
    ['rekkevidde over 450', 'nb', '>=450'],
    ['toimintamatka yli 400 km', 'fi', '>=400'],
    ['kantama vähintään 300 kilometriä', 'fi', '>=300'],
    ['dojazd nad 400 km', 'sk', '>=400'],
    ['s dojazdom aspoň 300 km', 'sk', '>=300'],
    ['dojazd 300 až 400 km', 'sk', '300..400'],
  ])('%s', (text, language, ends) => {
    expect(numbersIn(text, language, 'en')).toEqual([`electricRange ${ends}`]);
  });

  test('is told from the mileage by the size of the number', () => {
    expect(numbersIn('over 300 miles', 'en')).toEqual(['electricRange >=300']);
    expect(numbersIn('over 30000 miles', 'en')).toEqual(['mileage >=30000']);
  });
});

test.each([
  ['under %d kr', 'price', [0, 1_000_000_000], [1_000_000_001]],
  ['pris under %d', 'price', [1000, 1_000_000_000], [999]],
  ['under %d mil', 'mileage', [0, 10_000_000], [10_000_001]],
  ['räckvidd över %d km', 'electricRange', [10, 2000], [9, 2001]],
  ['över %d hk', 'power', [10, 2000], [9, 2001]],
  ['dragvikt %d kg', 'towingWeight', [100, 10_000], [99, 10_001]],
  ['under %d kr per månad', 'loan', [20, 100_000], [19, 100_001]],
  ['privatleasing under %d kr', 'privateLeasing', [20, 100_000], [19, 100_001]],
] as const)('%s: the %s of a car is in a sensible range', (text, field, sensible, others) => {
  const fieldsOf = (number: number) =>
    numbersIn(text.replace('%d', String(number)), 'sv').map((span) => span.split(' ')[0]);
  for (const number of sensible) expect([number, fieldsOf(number)]).toEqual([number, [field]]);
  for (const number of others) expect([number, fieldsOf(number)]).not.toEqual([number, [field]]);
});

test('a distance as the lower bound is a range up to 1000 km, and a mileage above it', () => {
  expect(numbersIn('över 1000 km', 'nb')).toEqual(['electricRange >=1000']);
  expect(numbersIn('över 1001 km', 'nb')).toEqual(['mileage >=1001']);
});
