import type { SearchDocument } from '../../engine.ts';
import type { FieldRole } from '../../indexSchema.ts';
import { sortValueIn } from '../build/buildIndex.ts';
import { histogramOf, type SortValue } from '../build/orders.ts';
import { readMember } from '../cards.ts';
import type { IndexData, OrderData, RangeData } from '../indexData.ts';
import { dropped, type MergePart, type MergePlan } from './mergePlan.ts';

/** A field that documents are sorted by. */
export interface OrderedField {
  readonly name: string;
  readonly role: FieldRole;
}

/** Merges the orders of a field; only the positions of the changes are searched. */
export function mergeOrder(plan: MergePlan, field: OrderedField): OrderData {
  const orders = [plan.base, plan.changes].map(({ data }) => data.orders.get(field.name));
  const [base, changes] = orders;
  if (base === undefined || changes === undefined)
    throw new Error(`Documents are not ordered by ${field.name}.`);
  const sortValueOf = createValues(plan, field);
  const merge = (direction: 'ascending' | 'descending') => {
    const isAscending = direction === 'ascending';
    const comesBefore = (a: number, b: number) => {
      const [x, y] = [sortValueOf(a), sortValueOf(b)];
      return x === y ? a < b : x < y === isAscending;
    };
    const valued = mergeLists(
      renumber(plan.base, base[direction].subarray(0, base.valued)),
      renumber(plan.changes, changes[direction].subarray(0, changes.valued)),
      comesBefore,
    );
    const others = mergeLists(
      renumber(plan.base, base[direction].subarray(base.valued)),
      renumber(plan.changes, changes[direction].subarray(changes.valued)),
      (a, b) => a < b,
    );
    const all = new Uint32Array(plan.count);
    all.set(valued);
    all.set(others, valued.length);
    return { all, valued: valued.length };
  };
  const ascending = merge('ascending');
  return {
    valued: ascending.valued,
    ascending: ascending.all,
    descending: merge('descending').all,
  };
}

/** Merges the numbers of a field, by its merged order. */
export function mergeRange(plan: MergePlan, name: string, order: OrderData): RangeData {
  const parts = [plan.base.data, plan.changes.data].map((data) => numbersByDocument(data, name));
  const numbers = new Int32Array(order.valued);
  for (const at of numbers.keys()) {
    const document = order.ascending[at] ?? 0;
    const source = plan.sources[document] ?? 0;
    numbers[at] = parts[source]?.[plan.originals[document] ?? 0] ?? 0;
  }
  return histogramOf(numbers, order, plan.count);
}

function numbersByDocument({ count, ranges, orders }: IndexData, name: string): Int32Array {
  const { numbers = new Int32Array() } = ranges.get(name) ?? {};
  const { ascending = new Uint32Array() } = orders.get(name) ?? {};
  const byDocument = new Int32Array(count);
  for (const [at, number] of numbers.entries()) byDocument[ascending[at] ?? 0] = number;
  return byDocument;
}

function renumber({ numbers }: MergePart, documents: Uint32Array): Uint32Array {
  const left = new Uint32Array(documents.length);
  let length = 0;
  for (let at = 0; at < documents.length; at += 1) {
    const number = numbers[documents[at] ?? 0] ?? dropped;
    if (number === dropped) continue;
    left[length] = number;
    length += 1;
  }
  return left.subarray(0, length);
}

/** Merges a short list into a long one, by binary search for the position of each number. */
function mergeLists(
  long: Uint32Array,
  short: Uint32Array,
  comesBefore: (a: number, b: number) => boolean,
): Uint32Array {
  const merged = new Uint32Array(long.length + short.length);
  let from = 0;
  for (const [at, number] of short.entries()) {
    let low = from;
    let high = long.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (comesBefore(long[middle] ?? 0, number)) low = middle + 1;
      else high = middle;
    }
    merged.set(long.subarray(from, low), from + at);
    merged[low + at] = number;
    from = low;
  }
  merged.set(long.subarray(from), from + short.length);
  return merged;
}

/** Reads the sort values of documents from their cards, memoized. */
function createValues(plan: MergePlan, { name, role }: OrderedField) {
  const known = new Map<number, SortValue>();
  return (document: number): SortValue => {
    const remembered = known.get(document);
    if (remembered !== undefined) return remembered;
    const value = sortValueIn(memberOf(plan, document, name), name, role) ?? '';
    known.set(document, value);
    return value;
  };
}

function memberOf(plan: MergePlan, document: number, name: string): SearchDocument {
  const { data } = plan.sources[document] === 1 ? plan.changes : plan.base;
  return readMember(data.cards, plan.originals[document] ?? 0, name);
}
