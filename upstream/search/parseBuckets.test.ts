import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { parseBuckets } from './parseBuckets.ts';

const bucket = (min: unknown, max: unknown, count: unknown) => ({ text: '', min, max, count });

test('buckets are sorted, without gaps, and have integer bounds', () => {
  const wire = [bucket(30, 39.5, 4), bucket('0', '10', '1'), bucket(10.5, 20, 2)];
  expect(parseBuckets(wire)).toEqual([
    { from: 0, to: 10, count: 1 },
    { from: 10, to: 20, count: 2 },
    { from: 20, to: 30, count: 0 },
    { from: 30, to: 40, count: 4 },
  ]);
});

test('buckets without hits are kept', () => {
  expect(parseBuckets([bucket(0, 10, 0)])).toEqual([{ from: 0, to: 10, count: 0 }]);
});

const someBuckets = fc.array(fc.record({ min: fc.double(), max: fc.double(), count: fc.nat() }), {
  minLength: 1,
});

propertyTest.prop([someBuckets])('buckets never leave a gap', (values) => {
  const buckets = parseBuckets(values);
  const ends = buckets.slice(1).map(({ from }, at) => [buckets[at]?.to ?? from, from]);
  expect(ends.every(([end = 0, from = 0]) => end >= from)).toBe(true);
});
