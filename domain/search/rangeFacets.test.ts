import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  clampRange,
  histogramHeights,
  isWholeRange,
  moveHandle,
  rangeDebounceMs,
  rangeOfValues,
  rangeStep,
  readRangeNumber,
  valuesOfRange,
} from './rangeFacets.ts';

const price = { min: 49_900, max: 899_900 };
const whole = fc.integer({ min: -1_000_000, max: 1_000_000 });
const bounds = fc.tuple(whole, whole).map((ends) => ({
  min: Math.min(...ends),
  max: Math.max(...ends),
}));

test('a typed range waits for the visitor to finish', () => {
  expect(rangeDebounceMs).toBe(1500);
});

describe('readRangeNumber', () => {
  test.each([
    ['250000', 250_000],
    ['250 000', undefined],
    [' 0 ', 0],
    ['-0', 0],
    ['007', 7],
    ['-5', -5],
    ['99999999999999999999', Number.MAX_SAFE_INTEGER],
    ['', undefined],
    ['  ', undefined],
    ['x', undefined],
    ['12x', undefined],
    ['25 00', undefined],
    ['1.5', undefined],
    ['1,5', undefined],
    ['1e3', undefined],
    ['0x10', undefined],
    ['--5', undefined],
    ['Infinity', undefined],
  ])('%j', (text, number) => {
    expect(readRangeNumber(text)).toBe(number);
  });
});

describe('clampRange', () => {
  test.each([
    [100_000, 200_000, { low: 100_000, high: 200_000 }],
    [0, 200_000, { low: 49_900, high: 200_000 }],
    [100_000, 9_000_000, { low: 100_000, high: 899_900 }],
    [undefined, 200_000, { low: 49_900, high: 200_000 }],
    [100_000, undefined, { low: 100_000, high: 899_900 }],
    [200_000, 100_000, { low: 100_000, high: 200_000 }],
    [1, 2, { low: 49_900, high: 49_900 }],
  ])('%s to %s', (low, high, clamped) => {
    expect(clampRange(low, high, price)).toEqual(clamped);
  });

  propertyTest.prop([fc.option(whole, { nil: undefined }), whole, bounds])(
    'stays within the bounds',
    (low, high, { min, max }) => {
      const clamped = clampRange(low, high, { min, max });
      expect(clamped.low).toBeGreaterThanOrEqual(min);
      expect(clamped.high).toBeLessThanOrEqual(max);
      expect(clamped.low).toBeLessThanOrEqual(clamped.high);
    },
  );
});

describe('moveHandle', () => {
  test.each([
    ['low', 150, { low: 150, high: 200 }],
    ['low', 200, { low: 200, high: 200 }],
    ['low', 250, { low: 250, high: 250 }],
    ['high', 150, { low: 100, high: 150 }],
    ['high', 50, { low: 50, high: 50 }],
  ] as const)('%s to %s', (handle, value, moved) => {
    expect(moveHandle({ low: 100, high: 200 }, handle, value)).toEqual(moved);
  });

  propertyTest.prop([whole, whole, fc.constantFrom('low', 'high'), whole])(
    'puts the handle where it was moved and keeps the order',
    (a, b, handle, value) => {
      const moved = moveHandle({ low: Math.min(a, b), high: Math.max(a, b) }, handle, value);
      expect(moved[handle]).toBe(value);
      expect(moved.low).toBeLessThanOrEqual(moved.high);
    },
  );
});

test.each([
  [{ min: 0, max: 10_000 }, 100],
  [{ min: 49_900, max: 899_900 }, 8_500],
  [{ min: 0, max: 150 }, 2],
  [{ min: 0, max: 99 }, 1],
  [{ min: 5, max: 5 }, 1],
])('a step of %j is %s', (of, step) => {
  expect(rangeStep(of)).toBe(step);
});

test.each([
  [49_900, 899_900, true],
  [49_901, 899_900, false],
  [49_900, 899_899, false],
])('%s to %s is the whole range: %s', (low, high, isWhole) => {
  expect(isWholeRange({ low, high }, price)).toBe(isWhole);
});

describe('the values of a range', () => {
  test.each([
    [['1', '2'], { low: 1, high: 2 }],
    [['2', '1'], { low: 1, high: 2 }],
    [[], undefined],
    [['1'], undefined],
    [['1', '2', '3'], undefined],
    [['1', 'x'], undefined],
    [['1', ''], undefined],
  ])('%j', (values, range) => {
    expect(rangeOfValues(values)).toEqual(range);
  });

  propertyTest.prop([whole, whole])('are read again', (a, b) => {
    const range = { low: Math.min(a, b), high: Math.max(a, b) };
    expect(rangeOfValues(valuesOfRange(range))).toEqual(range);
  });
});

describe('histogramHeights', () => {
  const heightsOf = (...counts: number[]) => histogramHeights(counts);

  test('are logarithmic', () => {
    expect(heightsOf(0, 9, 99)).toEqual([0, expect.closeTo(0.5), 1]);
  });

  test.each([
    [[], []],
    [[0], [0]],
    [
      [0, 0],
      [0, 0],
    ],
    [[1], [1]],
    [
      [3, 3],
      [1, 1],
    ],
    [
      [Number.NaN, -1, 2],
      [0, 0, 1],
    ],
  ])('%j', (counts, heights) => {
    expect(heightsOf(...counts)).toEqual(heights);
  });

  propertyTest.prop([fc.array(fc.nat())])('rank as the counts do', (counts) => {
    const heights = heightsOf(...counts);
    const most = Math.max(...counts);
    counts.forEach((count, at) => {
      const height = heights[at] ?? Number.NaN;
      expect(height === 0).toBe(count === 0);
      if (most > 0) expect(height === 1).toBe(Math.log1p(count) === Math.log1p(most));
      expect(height).toBeLessThanOrEqual(1);
    });
  });
});
