import { expect, test } from 'vitest';
import { createKnownIndex } from './knownIndex.ts';
import { meaningsOf } from './meanings.ts';
import { createVocabulary } from './vocabulary.ts';
import type { WordPlace, WordSpan } from './wordSpan.ts';
import { wordTables } from './wordTables.ts';

const vocabulary = createVocabulary([wordTables.sv, wordTables.nb, wordTables.en]);

const known: Readonly<Record<string, readonly string[]>> = {
  brand: ['Kia', 'Land Rover', 'Peugeot'],
  model: ['Cab', 'Corsa El', 'EV 6', '2008'],
  year: ['2020', '2008'],
  fuel: ['Diesel', 'El'],
  body: ['Hatchback', 'SUV', 'Cab'],
  equipment: ['Dragkrok, avtagbar', 'Klädsel i läder', 'Takräcke'],
};

const index = createKnownIndex(vocabulary, (field) => known[field] ?? []);

/** The words with a meaning, and what they mean, in short: `ev: fuel El`. */
function meaningsIn(text: string, ...taken: readonly WordPlace[]): readonly string[] {
  const words = text.split(' ');
  const spans = [...meaningsOf(words, taken, index)].sort((a, b) => a.at - b.at);
  return spans.map(
    (span) => `${words.slice(span.at, span.at + span.length).join(' ')}: ${inShort(span)}`,
  );
}

function inShort(span: WordSpan): string {
  return span.kind === 'values' ? `${span.field} ${span.values.join()}` : span.kind;
}

test.each([
  ['diesel suv', ['diesel: fuel Diesel', 'suv: body SUV']],
  ['öppen bil', ['öppen bil: body Cab']],
  ['land rover', ['land rover: brand Land Rover']],
  // A part of the name of a model is no fuel.
  ['ev', ['ev: fuel El']],
  ['ev 6', []],
  ['kia ev 6 diesel', ['kia: brand Kia', 'diesel: fuel Diesel']],
  ['6 ev', ['ev: fuel El']],
  ['corsa el', []],
  ['kia corsa el diesel', ['kia: brand Kia', 'diesel: fuel Diesel']],
  ['el corsa', ['el: fuel El']],
  ['el', ['el: fuel El']],
  // A word that is a whole name keeps its meaning.
  ['cab', ['cab: body Cab']],
  // A year is one word, and no model.
  ['2020', ['2020: year 2020']],
  ['20 20', []],
  ['2008', []],
  // Several words may describe equipment.
  ['avtagbar dragkrok', ['avtagbar dragkrok: equipment Dragkrok, avtagbar']],
  ['avtagbar', []],
  ['klädsel läder', ['klädsel läder: equipment Klädsel i läder']],
  ['i läder', ['i: filler', 'läder: equipment Klädsel i läder']],
  ['läder i', ['läder: equipment Klädsel i läder', 'i: filler']],
  // A word and a filler aren’t read as one word.
  ['suv en', ['suv: body SUV', 'en: filler']],
  ['suven', ['suven: body SUV']],
  // Words that are joined otherwise are.
  ['drag krok', ['drag krok: equipment Dragkrok, avtagbar']],
  // Swedish estates are Norwegian hatchbacks, and only those are in the index.
  ['kombi', ['kombi: body Hatchback']],
  // What no car of the index has is known nevertheless.
  ['bensin', ['bensin: fuel ']],
  ['xyzzy', []],
  ['!', []],
])('%s', (text, meanings) => {
  expect(meaningsIn(text)).toEqual(meanings);
});

test('words that are taken have no other meaning, but a body among them settles a size', () => {
  const second = { at: 1, length: 1 };
  expect(meaningsIn('diesel suv', second)).toEqual(['diesel: fuel Diesel']);
  expect(meaningsIn('stor diesel', second)).toEqual(['stor: body SUV']);
  expect(meaningsIn('stor suv', second)).toEqual(['stor: filler']);
  expect(meaningsIn('stor cab', second)).toEqual(['stor: ignored']);
});
