import { expect, test } from 'vitest';
import { mayNamePlace } from './mayNamePlace.ts';
import { createVocabulary } from './vocabulary.ts';
import { wordTables } from './wordTables.ts';

const vocabulary = createVocabulary([wordTables.sv], () => undefined);

test.each([
  ['volvo nära Uppsala', true],
  ['inom 5 mil från 753 20', true],
  ['nära', false],
  ['volvo v60', false],
  ['', false],
])('%j: %s', (text, expected) => {
  expect(mayNamePlace(text, vocabulary, ['sv'])).toBe(expected);
});
