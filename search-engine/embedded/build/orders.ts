import { histogramInterval } from '../../facetRules.ts';
import type { OrderData, RangeData } from '../indexData.ts';

/** A value that documents are sorted by. */
export type SortValue = string | number;

/** Collects the sort values of a field, in the order of the documents. */
export function createOrderBuilder() {
  const values: (SortValue | undefined)[] = [];
  return {
    add: (value: SortValue | undefined) => values.push(value),
    finish: () => orderOf(values),
    /** Requires that all values are integers. */
    finishRange: () => rangeOf(values),
  };
}

/** Documents sorted by value; ties stay in the order of the documents in both directions. */
function orderOf(values: readonly (SortValue | undefined)[]): OrderData {
  const distinct = [...new Set(values)].filter((value) => value !== undefined);
  distinct.sort((a, b) => (a < b ? -1 : Number(a > b)));
  const ranks = new Map(distinct.map((value, rank) => [value, rank]));
  const missing = distinct.length;
  const ascending = values.map((value) =>
    value === undefined ? missing : (ranks.get(value) ?? 0),
  );
  const descending = ascending.map((rank) => (rank === missing ? missing : missing - 1 - rank));
  return {
    valued: values.length - values.filter((value) => value === undefined).length,
    ascending: placeByRank(ascending, missing + 1),
    descending: placeByRank(descending, missing + 1),
  };
}

function placeByRank(ranks: readonly number[], count: number): Uint32Array<ArrayBuffer> {
  const next = new Uint32Array(count + 1);
  for (const rank of ranks) next[rank + 1] = (next[rank + 1] ?? 0) + 1;
  for (let rank = 1; rank <= count; rank += 1)
    next[rank] = (next[rank] ?? 0) + (next[rank - 1] ?? 0);
  const order = new Uint32Array(ranks.length);
  for (const [document, rank] of ranks.entries()) {
    const place = next[rank] ?? 0;
    order[place] = document;
    next[rank] = place + 1;
  }
  return order;
}

function rangeOf(values: readonly (SortValue | undefined)[]) {
  const order = orderOf(values);
  const numbers = new Int32Array(order.valued);
  for (const at of numbers.keys()) numbers[at] = Number(values[order.ascending[at] ?? 0]);
  return { order, range: histogramOf(numbers, order, values.length) };
}

/**
 * The histogram of a field.
 * @param numbers the field's values of the documents that have one, ascending
 */
export function histogramOf(
  numbers: Int32Array<ArrayBuffer>,
  order: OrderData,
  count: number,
): RangeData {
  const buckets = new Uint16Array(count);
  const min = numbers[0] ?? 0;
  const max = numbers.at(-1) ?? 0;
  const interval = histogramInterval(min, max);
  const firstStart = Math.floor(min / interval) * interval;
  const bucketSizes = new Uint32Array(Math.floor((max - firstStart) / interval) + 1);
  for (const [at, number] of numbers.entries()) {
    const bucket = Math.floor((number - firstStart) / interval);
    buckets[order.ascending[at] ?? 0] = bucket + 1;
    bucketSizes[bucket] = (bucketSizes[bucket] ?? 0) + 1;
  }
  return { numbers, interval, firstStart, buckets, bucketSizes };
}
