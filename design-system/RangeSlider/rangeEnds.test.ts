import { describe, expect, it } from 'vitest';
import { moveEnd, shareOf, stepOf, withinLimits } from './rangeEnds.ts';

const limits = { low: 0, high: 1000 };
const ends = { low: 200, high: 600 };

describe('moveEnd', () => {
  it.each([
    ['low', 300, { low: 300, high: 600 }],
    ['high', 500, { low: 200, high: 500 }],
    ['low', 700, { low: 700, high: 700 }],
    ['high', 100, { low: 100, high: 100 }],
    ['low', -50, { low: 0, high: 600 }],
    ['high', 5000, { low: 200, high: 1000 }],
    ['low', 123.4, { low: 123, high: 600 }],
  ] as const)('moves %s to %d', (end, to, moved) => {
    expect(moveEnd(ends, { end, to }, limits)).toEqual(moved);
  });
});

describe('withinLimits', () => {
  it.each([
    [ends, ends],
    [{ low: -10, high: 2000 }, limits],
    [
      { low: 2000, high: 3000 },
      { low: 1000, high: 1000 },
    ],
    [
      { low: -20, high: -10 },
      { low: 0, high: 0 },
    ],
  ])('of %j', (range, within) => {
    expect(withinLimits(range, limits)).toEqual(within);
  });
});

describe('stepOf', () => {
  it.each([
    [{ low: 0, high: 1000 }, 10],
    [{ low: 100, high: 1150 }, 10.5],
    [{ low: 0, high: 5 }, 1],
    [{ low: 5, high: 5 }, 1],
  ])('of %j is %d', (of, step) => {
    expect(stepOf(of)).toBe(step);
  });
});

describe('shareOf', () => {
  it('is the relative position between the limits', () => {
    expect(shareOf(250, limits)).toBe(0.25);
    expect(shareOf(5, { low: 5, high: 5 })).toBe(0);
  });
});
