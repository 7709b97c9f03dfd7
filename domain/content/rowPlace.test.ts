import { expect, test } from 'vitest';
import { rowPlace, stepsOf } from './rowPlace.ts';

const row = { clientWidth: 1200, scrollWidth: 2400, scrollLeft: 0 };

test.each([
  ['four abreast, at the start', row, 290, { seen: 4, isAtStart: true, isAtEnd: false }],
  ['three abreast', row, 390, { seen: 3, isAtStart: true, isAtEnd: false }],
  [
    'one and a bit',
    { ...row, clientWidth: 375 },
    320,
    { seen: 1, isAtStart: true, isAtEnd: false },
  ],
  [
    'in the middle',
    { ...row, scrollLeft: 600 },
    290,
    { seen: 4, isAtStart: false, isAtEnd: false },
  ],
  ['at the end', { ...row, scrollLeft: 1200 }, 290, { seen: 4, isAtStart: false, isAtEnd: true }],
  ['rounded', { ...row, scrollLeft: 1198.5 }, 290, { seen: 4, isAtStart: false, isAtEnd: true }],
  [
    'from right to left',
    { ...row, scrollLeft: -1200 },
    290,
    { seen: 4, isAtStart: false, isAtEnd: true },
  ],
  [
    'everything fits',
    { ...row, scrollWidth: 1200 },
    290,
    { seen: 4, isAtStart: true, isAtEnd: true },
  ],
  [
    'empty',
    { clientWidth: 0, scrollWidth: 0, scrollLeft: 0 },
    0,
    { seen: 1, isAtStart: true, isAtEnd: true },
  ],
])('%s', (_what, measures, entryWidth, place) => {
  expect(rowPlace(measures, entryWidth)).toEqual(place);
});

test('a step is what is seen; of one and a bit it leaves the bit', () => {
  expect(stepsOf(row, 4)).toBe(1200);
  expect(stepsOf({ clientWidth: 300 }, 1)).toBe(270);
});
