import { addAll, addBit, type Bits, countBoth, hasBit, listBits, wordsFor } from './bits.ts';
import type { NumberList } from './growing.ts';

/**
 * The documents of each value: as bits, or as a list if that is shorter. All of them are stored in one
 * array, which can be transferred between threads.
 */
export interface Postings {
  readonly words: number;
  /** The number of documents of each value. */
  readonly sizes: Uint32Array<ArrayBuffer>;
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly pool: Uint32Array<ArrayBuffer>;
}

/** Packs postings from ascending lists. */
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

/** The values of documents, collected document by document. */
export interface CollectedValues {
  /** The places of the values of all documents, one document after the other. */
  readonly places: Uint32Array;
  /** Where the values of each document begin, and the end. */
  readonly starts: Uint32Array;
  /** The number of distinct values. */
  readonly length: number;
}

/** Packs postings without intermediate lists per value, which would take much more memory. */
export function packCollected({ places, starts, length }: CollectedValues): Postings {
  const count = starts.length - 1;
  const words = wordsFor(count);
  const sizes = new Uint32Array(length);
  for (const place of places) sizes[place] = (sizes[place] ?? 0) + 1;
  const begins = new Uint32Array(length + 1);
  for (const [at, size] of sizes.entries())
    begins[at + 1] = (begins[at] ?? 0) + Math.min(size, words);
  const pool = new Uint32Array(begins[length] ?? 0);
  const next = begins.slice();
  for (let document = 0; document < count; document += 1) {
    const end = starts[document + 1] ?? 0;
    for (let at = starts[document] ?? 0; at < end; at += 1) {
      const place = places[at] ?? 0;
      const begin = begins[place] ?? 0;
      if ((sizes[place] ?? 0) < words) {
        pool[next[place] ?? 0] = document;
        next[place] = (next[place] ?? 0) + 1;
      } else {
        const word = begin + (document >>> 5);
        pool[word] = (pool[word] ?? 0) | (1 << (document & 31));
      }
    }
  }
  return { words, sizes, starts: begins, pool };
}

function documentsOf({ pool, starts }: Postings, value: number): Bits {
  return pool.subarray(starts[value], starts[value + 1]);
}

function isDense({ sizes, words }: Postings, value: number): boolean {
  return (sizes[value] ?? 0) >= words;
}

/** Adds the documents of a value to a set. */
function addPosting(to: Bits, postings: Postings, value: number): void {
  const documents = documentsOf(postings, value);
  if (isDense(postings, value)) addAll(to, documents);
  else for (const document of documents) addBit(to, document);
}

/** The documents of a value, ascending. */
export function listPosting(postings: Postings, value: number): Uint32Array {
  const documents = documentsOf(postings, value);
  return isDense(postings, value) ? listBits(documents, postings.sizes[value] ?? 0) : documents;
}

/** Counts the documents of a value in a set. */
export function countPosting(bits: Bits, postings: Postings, value: number): number {
  const documents = documentsOf(postings, value);
  if (isDense(postings, value)) return countBoth(bits, documents);
  let count = 0;
  for (const document of documents) if (hasBit(bits, document)) count += 1;
  return count;
}

/** The documents with any of the values. */
export function unite(postings: Postings, values: Iterable<number>): Bits {
  const bits = new Uint32Array(postings.words);
  for (const value of values) addPosting(bits, postings, value);
  return bits;
}
