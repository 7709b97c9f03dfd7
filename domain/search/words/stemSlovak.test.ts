import { expect, test } from 'vitest';
import { stemSlovak } from './stemSlovak.ts';

test.each([
  ['škodovk', ['škodovka', 'škodovky', 'škodovku', 'škodovkou', 'škodovkami', 'škodovkách']],
  ['elektromobil', ['elektromobil', 'elektromobily', 'elektromobilom', 'elektromobilov']],
  ['športov', ['športový', 'športová', 'športové', 'športového', 'športovými', 'športových']],
  // No stem is shorter.
  ['aut', ['auto', 'autá', 'autom', 'autami', 'autách']],
  ['sedadl', ['sedadlo', 'sedadlá', 'sedadlami', 'sedadlom']],
  ['bratislav', ['bratislava', 'bratislave', 'bratislavy', 'bratislavu', 'bratislavou']],
])('%s', (stem, words) => {
  expect(words.map(stemSlovak)).toEqual(words.map(() => stem));
});

test('names with digits and short words are left alone', () => {
  expect(['i30', 'ceed', 'kia', 'dom'].map(stemSlovak)).toEqual(['i30', 'ceed', 'kia', 'dom']);
});
