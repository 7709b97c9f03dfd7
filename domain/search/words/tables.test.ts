import { describe, expect, test } from 'vitest';
import { filterRow } from '../facets.ts';
import type { WordLanguage } from './languages.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';
import { createWordReader } from './wordReader.ts';
import type { WordSpan } from './wordSpan.ts';
import {
  boundFields,
  type Meaning,
  meaningFields,
  sizeBodies,
  sizeNames,
  type Words,
  wordSortNames,
  wordSorts,
} from './wordTable.ts';
import { wordTables } from './wordTables.ts';

const languages: readonly WordLanguage[] = ['sv', 'nb', 'en', 'fi', 'sk'];
const meanings = Object.entries(meaningFields);

const split = (words: Words) => words.split(',').map((text) => text.trim());

/** Units that visitors of a language don't know, or whose word means something else. */
const unknownUnits: Readonly<Record<string, readonly WordLanguage[]>> = {
  mil: ['en', 'fi', 'sk'],
  tonne: ['fi'],
};

/** The value of a meaning whose field is yes or no. */
const flagOf = (meaning: string) => {
  const fields: Readonly<Record<string, string>> = meaningFields;
  return filterRow(fields[meaning] ?? '')?.only;
};

const withEnglish = (language: Exclude<WordLanguage, 'en'>) =>
  createVocabulary([wordTables[language], wordTables.en]);

/** Vocabularies take most of the time of these tests, so each is built once. */
const vocabularies: Readonly<Record<WordLanguage, Vocabulary>> = {
  sv: withEnglish('sv'),
  nb: withEnglish('nb'),
  en: createVocabulary([wordTables.en]),
  fi: withEnglish('fi'),
  sk: withEnglish('sk'),
};

/** An index in a language, with one value for each meaning, except some. */
function openIndex(language: WordLanguage, ...lacking: readonly string[]) {
  const table = wordTables[language];
  const words: Readonly<Record<string, Words>> = table.meanings;
  const nameOf = (meaning: string) => flagOf(meaning) ?? split(words[meaning] ?? '')[0] ?? '';
  const known: Record<string, string[]> = {
    brand: Object.keys(table.makes).filter((name) => name !== 'Škoda' || language === 'sk'),
    city: Object.keys(table.towns),
    model: ['Insignia', 'Model 3', 'Octavia', 'X3'],
    seats: ['2', '5', '7'],
    year: ['2026', '2025', '2024', '2023', '2022', '2021', '2020'],
  };
  for (const [meaning, field] of meanings)
    if (!lacking.includes(meaning)) known[field] = [...(known[field] ?? []), nameOf(meaning)];
  const reader = createWordReader(vocabularies[language], (field) => known[field] ?? []);
  const read = (text: string): readonly WordSpan[] => {
    const typed = reader.expand(text.split(' '));
    const numbers = reader.numbers(typed);
    return [...numbers, ...reader.meanings(typed, numbers)];
  };
  return { read, nameOf, wordsOf: (meaning: string) => split(words[meaning] ?? '') };
}

test('every meaning is one of a filter whose values visitors choose', () => {
  const others = meanings.filter(([, field]) => {
    const kind = filterRow(field)?.kind;
    return kind !== 'word' && kind !== 'value';
  });
  expect(others).toEqual([]);
});

describe.each(languages)('the words in %s', (language) => {
  const { read, nameOf, wordsOf } = openIndex(language);
  const table = wordTables[language];

  test.each(meanings)('for %s are read whole', (meaning, field) => {
    for (const word of wordsOf(meaning)) {
      const spans = read(word);
      expect([word, spans]).toEqual([word, [expect.objectContaining({ kind: 'values', field })]]);
      const [span] = spans;
      const values = span?.kind === 'values' ? span.values : [];
      // Equipment that contains the words is meant as well.
      if (field === 'equipment')
        expect([word, values]).toEqual([word, expect.arrayContaining([nameOf(meaning)])]);
      else expect([word, values]).toEqual([word, [nameOf(meaning)]]);
    }
  });

  test.each(meanings)('for %s mean nothing else if the index has no such car', (meaning, field) => {
    const without = openIndex(language, meaning);
    for (const word of wordsOf(meaning)) {
      const found = without
        .read(word)
        .filter((span) => span.kind !== 'values' || span.values.length > 0);
      // A part of a name of equipment may be in other equipment.
      if (field !== 'equipment') expect([word, found]).toEqual([word, []]);
    }
  });

  test('for sizes and uses mean bodies', () => {
    for (const size of sizeNames)
      for (const word of split(table.sizes[size])) {
        const bodies: readonly Meaning[] = sizeBodies[size];
        const values = bodies.map(nameOf);
        expect([word, read(word)]).toEqual([
          word,
          [expect.objectContaining({ kind: 'values', field: 'body', values })],
        ]);
      }
  });

  test('for amounts are bounds', () => {
    const bounds = { lowMileage: { field: 'mileage' }, longRange: { field: 'electricRange' } };
    for (const amount of ['lowMileage', 'longRange'] as const)
      for (const word of split(table.amounts[amount]))
        expect([word, read(word)]).toEqual([
          word,
          [expect.objectContaining({ kind: 'range', ...bounds[amount] })],
        ]);
  });

  test('for sizes are fillers beside a body that has the size, and ignored beside others', () => {
    const [suv, hatchback] = [nameOf('suv'), nameOf('hatchback')];
    for (const [size, body, kind] of [
      ['roomy', suv, 'filler'],
      ['roomy', hatchback, 'ignored'],
      ['small', hatchback, 'filler'],
      ['small', suv, 'ignored'],
    ] as const) {
      const [word = ''] = split(table.sizes[size]);
      const text = `${word} ${body}`;
      const sizes = read(text).filter(({ at }) => at === 0);
      expect([text, sizes]).toEqual([text, [expect.objectContaining({ kind })]]);
    }
  });

  test('around a number are bounds of it', () => {
    const [and = ''] = split(table.bounds.and);
    const [between = ''] = split(table.bounds.between);
    const low = { low: 150_000 };
    const high = { high: 150_000 };
    const both = { low: 150_000, high: 200_000 };
    const cases: readonly (readonly [Words, (word: string) => string, object])[] = [
      [table.bounds.atMost, (word) => `${word} 150000`, high],
      [table.bounds.atLeast, (word) => `${word} 150000`, low],
      [table.bounds.newer, (word) => `${word} 150000`, low],
      [table.bounds.older, (word) => `${word} 150000`, high],
      [table.bounds.around, (word) => `${word} 150000`, { low: 120_000, high: 180_000 }],
      [table.bounds.between, (word) => `${word} 150000 ${and} 200000`, both],
      [table.bounds.and, (word) => `${between} 150000 ${word} 200000`, both],
      // Finnish has no such word.
      [language === 'fi' ? '-' : table.bounds.to, (word) => `150000 ${word} 200000`, both],
      [table.bounds.orMore, (word) => `150000 ${word}`, low],
      [table.bounds.orLess, (word) => `150000 ${word}`, high],
    ];
    for (const [words, write, bounds] of cases)
      for (const word of split(words)) {
        const text = write(word);
        const ranges = read(text).filter(({ kind }) => kind === 'range');
        expect([text, ranges]).toEqual([text, [expect.objectContaining(bounds)]]);
      }
  });

  test.each(boundFields.filter((field) => field !== 'year'))(
    'for %s say what a number is',
    (field) => {
      const number = field === 'price' ? '150000' : '150';
      for (const word of split(table.about[field])) {
        const text = `${word} ${number}`;
        const ranges = read(text).filter(({ kind }) => kind === 'range');
        expect([text, ranges]).toEqual([text, [expect.objectContaining({ field })]]);
      }
    },
  );

  test.each([
    ['thousand', '150', 'price'],
    ['horsepower', '150', 'power'],
    ['kilogram', '1500', 'towingWeight'],
  ] as const)('for a %s say what a number is', (unit, number, field) => {
    // In Slovak, `150 k.` may also mean a thousand.
    for (const word of split(table.units[unit]).filter((each) => each !== 'k.')) {
      const text = `${number} ${word}`;
      const ranges = read(text).filter(({ kind }) => kind === 'range');
      expect([text, ranges]).toEqual([text, [expect.objectContaining({ field })]]);
    }
  });

  test.each([
    ['money', '150000', 'price'],
    ['kilometre', '150', 'mileage'],
    ['mil', '5000', 'mileage'],
    ['mile', '5000', 'mileage'],
    ['tonne', '2', 'towingWeight'],
  ] as const)('for a %s say what a bound is', (unit, number, field) => {
    const [under = ''] = split(table.bounds.atMost);
    const isUnknown = unknownUnits[unit]?.includes(language);
    for (const word of isUnknown ? [] : split(table.units[unit])) {
      const text = `${under} ${number} ${word}`;
      const ranges = read(text).filter(({ kind }) => kind === 'range');
      expect([text, ranges]).toEqual([text, [expect.objectContaining({ field })]]);
    }
  });

  test('for ages mean years', () => {
    const [under = ''] = split(table.bounds.atMost);
    for (const word of split(table.units.age)) {
      const text = `${under} 3 ${word}`;
      expect([text, read(text)]).toEqual([text, [expect.objectContaining({ field: 'year' })]]);
    }
  });

  test('for months say that an amount is paid by the month', () => {
    const [money = ''] = split(table.units.money);
    for (const word of split(table.perMonth)) {
      const text = `3000 ${money} ${word}`;
      const ranges = read(text).filter(({ kind }) => kind === 'range');
      expect([text, ranges]).toEqual([text, [expect.objectContaining({ field: 'loan' })]]);
    }
  });

  test('for seats and their numbers are read', () => {
    const seats = { kind: 'values', field: 'seats', values: ['7'] };
    for (const word of split(table.seats)) {
      const text = `7 ${word}`;
      expect([text, read(text)]).toEqual([text, [expect.objectContaining(seats)]]);
    }
  });

  test('for numbers are read like their digits', () => {
    const [thousand = ''] = split(table.units.thousand);
    const [under = ''] = split(table.bounds.atMost);
    const meant = (number: string) => read(`${under} ${number} ${thousand}`);
    for (const [word, digits] of Object.entries(table.numbers)) {
      expect([word, digits]).toEqual([word, expect.stringMatching(/^\d+$/)]);
      expect([word, meant(word)]).toEqual([word, meant(digits)]);
      expect([word, meant(word)]).not.toEqual([word, []]);
    }
  });

  test('for all numbers up to ten are there', () => {
    const numbers = new Set(Object.values(table.numbers));
    const missing = [2, 3, 4, 5, 6, 7, 8, 9, 10].filter((number) => !numbers.has(String(number)));
    expect(missing).toEqual([]);
  });

  test.each(wordSortNames)('for the order %s ask for it', (name) => {
    const { sortName, meaning } = wordSorts[name];
    const asked = meaning ? { field: meaningFields[meaning] } : { kind: 'sort', sortName };
    for (const word of split(table.sorts[name])) {
      const { length } = word.split(' ');
      expect([word, read(word)]).toEqual([word, [expect.objectContaining({ ...asked, length })]]);
    }
  });

  test('that say nothing about a car are fillers', () => {
    for (const word of split(table.fillers))
      expect([word, read(word)]).toEqual([word, [expect.objectContaining({ kind: 'filler' })]]);
  });

  test('that exclude something are read with it', () => {
    const diesel = nameOf('diesel');
    for (const word of split(table.not)) {
      const text = `${word} ${diesel}`;
      expect([text, read(text)]).toEqual([text, [expect.objectContaining({ at: 0, length: 2 })]]);
    }
  });

  test.each([
    ['brand', table.makes],
    ['city', table.towns],
  ] as const)('for a %s mean it', (field, names) => {
    // An index spells the same make in one way.
    const spelled = Object.entries(names).filter(([name]) => name !== 'Škoda' || language === 'sk');
    for (const [name, words] of spelled)
      for (const word of split(words)) {
        const meant = read(word).map((span) =>
          span.kind === 'values' ? [span.field, ...span.values] : [],
        );
        expect([word, [...new Set(meant.map(String))]]).toEqual([word, [`${field},${name}`]]);
      }
  });
});

describe('compounds are read by their parts if they aren’t in the tables', () => {
  test.each<[string, WordLanguage, readonly Meaning[]]>([
    ['elkombi', 'sv', ['electric', 'estate']],
    ['dieselautomat', 'sv', ['diesel', 'automatic']],
    ['elstasjonsvogn', 'nb', ['electric', 'estate']],
    ['elvarebil', 'nb', ['electric', 'van']],
    ['dieselfarmari', 'fi', ['diesel', 'estate']],
    ['sähkökatumaasturi', 'fi', ['electric', 'suv']],
  ])('%s', (word, language, parts) => {
    const { read, nameOf } = openIndex(language);
    const values = read(word).flatMap((span) => (span.kind === 'values' ? span.values : []));
    expect(values).toEqual(parts.map(nameOf));
  });
});

test.each([
  ['sv', 5000, 400],
  ['nb', 50_000, 400],
  ['en', 30_000, 250],
] as const)(
  'amounts in %s have the figures of docs/search.md',
  (language, lowMileage, longRange) => {
    const { read } = openIndex(language);
    const { amounts } = wordTables[language];
    const [low = '', long = ''] = [split(amounts.lowMileage)[0], split(amounts.longRange)[0]];
    expect(read(low)).toEqual([expect.objectContaining({ field: 'mileage', high: lowMileage })]);
    expect(read(long)).toEqual([
      expect.objectContaining({ field: 'electricRange', low: longRange }),
    ]);
  },
);
