import { z } from 'zod';
import { wireNumber } from '../http/wireNumber.ts';

/** A bucket of a histogram. */
export interface Bucket {
  /** Its lowest number. */
  readonly from: number;
  /** The lowest number of the next bucket. */
  readonly to: number;
  readonly count: number;
}

const wireBucket = z.object({
  min: wireNumber,
  max: wireNumber,
  count: wireNumber.pipe(z.number().int().min(0)),
});

/** The buckets of a histogram from low to high, with integer bounds and without gaps. Invalid ones are dropped. */
export function parseBuckets(values: readonly unknown[]): readonly Bucket[] {
  return withoutGaps(values.flatMap(parseBucket).toSorted((a, b) => a.from - b.from));
}

function parseBucket(value: unknown): readonly Bucket[] {
  const read = wireBucket.safeParse(value);
  if (!read.success) return [];
  const bucket = { from: Math.floor(read.data.min), to: Math.ceil(read.data.max) };
  return bucket.from <= bucket.to ? [{ ...bucket, count: read.data.count }] : [];
}

/** An index may omit buckets without hits; a histogram shows them. */
function withoutGaps(buckets: readonly Bucket[]): readonly Bucket[] {
  return buckets.flatMap((bucket, at) => {
    const before = buckets[at - 1];
    if (!before || before.to >= bucket.from) return [bucket];
    return [{ from: before.to, to: bucket.from, count: 0 }, bucket];
  });
}
