import { expect, test } from 'vitest';
import { rowPlace } from './rowPlace.ts';

const row = { clientWidth: 1200, scrollWidth: 2400, scrollLeft: 0 };

test.each([
  ['four per row', row, { width: 282, pitch: 306 }, 4 * 306],
  ['four per row, with fractional pixels', row, { width: 282.5, pitch: 306.5 }, 4 * 306.5],
  ['three and a small part of a fourth', row, { width: 315, pitch: 339 }, 3 * 339],
  ['three and most of a fourth, which is not skipped', row, { width: 350, pitch: 374 }, 3 * 374],
  [
    'one and a small part of a second',
    { ...row, clientWidth: 375 },
    { width: 315, pitch: 331 },
    331,
  ],
  ['less than one entry', { ...row, clientWidth: 280 }, { width: 315, pitch: 331 }, 331],
  ['a single entry', row, { width: 315, pitch: 0 }, 1200],
])(
  '%s: the step leads to the first entry that is not fully visible',
  (_what, measures, entry, step) => {
    expect(rowPlace(measures, entry).step).toBe(step);
  },
);

test.each([
  ['at the start', row, { isAtStart: true, isAtEnd: false }],
  ['in the middle', { ...row, scrollLeft: 600 }, { isAtStart: false, isAtEnd: false }],
  ['at the end', { ...row, scrollLeft: 1200 }, { isAtStart: false, isAtEnd: true }],
  [
    'half a pixel from the end',
    { ...row, scrollLeft: 1199.5 },
    { isAtStart: false, isAtEnd: true },
  ],
  [
    'at the end of a right-to-left row',
    { ...row, scrollLeft: -1200 },
    { isAtStart: false, isAtEnd: true },
  ],
  [
    'at both ends of a row that does not overflow',
    { ...row, scrollWidth: 1200 },
    { isAtStart: true, isAtEnd: true },
  ],
])('%s', (_what, measures, place) => {
  expect(rowPlace(measures, { width: 282, pitch: 306 })).toMatchObject(place);
});
