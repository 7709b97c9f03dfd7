import { addAll, addBit, type Bits, countBoth, hasBit, wordsFor } from './bits.ts';
import type { NumberList } from './growing.ts';

/**
 * For each of many values, the documents that have it: as bits, or as a list where that is shorter. All
 * of them lie in one array, which threads can hand over.
 */
export interface Postings {
  readonly words: number;
  /** How many documents have the value. */
  readonly sizes: Uint32Array<ArrayBuffer>;
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly pool: Uint32Array<ArrayBuffer>;
}

/** Postings out of ascending lists. */
export function packPostings(lists: readonly NumberList[], count: number): Postings {
  const words = wordsFor(count);
  const sizes = Uint32Array.from(lists, ({ length }) => length);
  const starts = new Uint32Array(lists.length + 1);
  for (const [at, size] of sizes.entries())
    starts[at + 1] = (starts[at] ?? 0) + Math.min(size, words);
  const pool = new Uint32Array(starts[lists.length] ?? 0);
  for (const [at, list] of lists.entries()) {
    const room = pool.subarray(starts[at], starts[at + 1]);
    if (list.length < words) room.set(list.view());
    else for (const document of list.view()) addBit(room, document);
  }
  return { words, sizes, starts, pool };
}

function documentsOf({ pool, starts }: Postings, value: number): Bits {
  return pool.subarray(starts[value], starts[value + 1]);
}

function isDense({ sizes, words }: Postings, value: number): boolean {
  return (sizes[value] ?? 0) >= words;
}

/** Adds the documents of a value to a set. */
export function addPosting(to: Bits, postings: Postings, value: number): void {
  const documents = documentsOf(postings, value);
  if (isDense(postings, value)) addAll(to, documents);
  else for (const document of documents) addBit(to, document);
}

/** How many documents of a value are in a set. */
export function countPosting(bits: Bits, postings: Postings, value: number): number {
  const documents = documentsOf(postings, value);
  if (isDense(postings, value)) return countBoth(bits, documents);
  let count = 0;
  for (const document of documents) if (hasBit(bits, document)) count += 1;
  return count;
}

/** The documents that have one of some values. */
export function unite(postings: Postings, values: Iterable<number>): Bits {
  const bits = new Uint32Array(postings.words);
  for (const value of values) addPosting(bits, postings, value);
  return bits;
}
