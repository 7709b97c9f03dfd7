import { expect, test } from 'vitest';
import { isStrayNumber } from './strayNumbers.ts';

const known = ['med', 'suv', 'och'];
const names = {
  models: ['2', 'xc60', 'model3', 'id4', '2008'],
  makes: new Set(['polestar', 'volvo']),
  isKnown: (key: string) => known.includes(key),
};

test.each([
  ['2 barn', 0, true],
  ['familj med 2', 2, true],
  ['suv 5 rokov', 1, true],
  ['volvo 2', 1, false],
  ['polestar 2', 1, false],
  ['model 3', 1, false],
  ['id 4 pro', 1, false],
  ['MLB 12', 1, false],
  ['mlb 12, volvo', 1, false],
  ['xc60 4', 1, true],
  ['200 tsi', 0, false],
  ['2', 0, false],
])('in %j, word %i: %s', (text, at, isStray) => {
  expect(isStrayNumber(text.split(' '), at, names)).toBe(isStray);
});
