import type { IndexData } from './indexData.ts';

/** In the place of a number that a document doesn't have: the lowest of all. */
const noNumber = -(2 ** 31);

/** The numbers of a field by document, which few searches need; no number is `noNumber`. */
export function numbersOf(data: IndexData, field: string): Int32Array {
  const known = columns.get(data)?.get(field);
  if (known) return known;
  const column = new Int32Array(data.count).fill(noNumber);
  const numbers = data.ranges.get(field)?.numbers ?? new Int32Array();
  const order = data.orders.get(field)?.ascending ?? new Uint32Array();
  for (let at = 0; at < numbers.length; at += 1) column[order[at] ?? 0] = numbers[at] ?? 0;
  columns.set(data, new Map([...(columns.get(data) ?? []), [field, column]]));
  return column;
}

const columns = new WeakMap<IndexData, ReadonlyMap<string, Int32Array>>();
