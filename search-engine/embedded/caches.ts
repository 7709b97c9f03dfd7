import { LRUCache } from 'lru-cache';
import type { WireFacet } from '#upstream/search/wire.ts';
import type { Bits } from './bits.ts';
import type { Pairs } from './pairs.ts';

/** Size limits in bytes per kind of cached result, across all indices of an engine. */
export interface CacheLimits {
  readonly conditions: number;
  readonly costs: number;
  readonly cards: number;
  readonly facets: number;
  readonly pairs: number;
}

const megabyte = 2 ** 20;

const usualLimits: CacheLimits = {
  conditions: 16 * megabyte,
  costs: 8 * megabyte,
  cards: 32 * megabyte,
  facets: 8 * megabyte,
  pairs: 32 * megabyte,
};

/** A block of memory that contains extracted cards. */
export interface CardBlock {
  readonly bytes: Buffer;
  /** Removes its cards from the cache. */
  readonly drop: () => void;
}

/**
 * Cached results. They are bounded by bytes, not by number: a request may contain a thousand
 * values, and a result may cover a million documents.
 */
export interface Caches {
  readonly conditions: LRUCache<string, Bits>;
  /** What documents cost on a visitor's own terms. */
  readonly costs: LRUCache<string, Uint32Array<ArrayBuffer>>;
  readonly cards: LRUCache<number, CardBlock>;
  readonly facets: LRUCache<string, readonly WireFacet[]>;
  readonly pairs: LRUCache<string, Pairs>;
  /** Returns an id that is unique within these caches. */
  readonly nextId: () => number;
}

/** Overhead of an entry in bytes. */
const entryBytes = 256;

/** Overhead of a block in bytes: at most 256 cards, each a view, a map entry and a number. */
const blockOverhead = 256 * 224;

/** Empty caches for the indices of one engine. */
export function createCaches(limits: CacheLimits = usualLimits): Caches {
  let lastId = 0;
  const arrayBytes = (array: Bits, key: string) => array.byteLength + textBytes(key) + entryBytes;
  return {
    conditions: new LRUCache({ maxSize: limits.conditions, sizeCalculation: arrayBytes }),
    costs: new LRUCache({ maxSize: limits.costs, sizeCalculation: arrayBytes }),
    cards: new LRUCache({
      maxSize: limits.cards,
      sizeCalculation: ({ bytes }) => bytes.byteLength + blockOverhead,
      dispose: ({ drop }) => drop(),
    }),
    facets: new LRUCache({
      maxSize: limits.facets,
      sizeCalculation: (facets, key) => facetBytes(facets) + textBytes(key) + entryBytes,
    }),
    pairs: new LRUCache({
      maxSize: limits.pairs,
      sizeCalculation: (pairs, key) => pairBytes(pairs) + textBytes(key) + entryBytes,
    }),
    nextId: () => {
      lastId += 1;
      return lastId;
    },
  };
}

function textBytes(text: string): number {
  return text.length * 2;
}

/** Bytes of a facet value: an object with its text, its list slot, and its memoized JSON. */
const valueBytes = 256;

function facetBytes(facets: readonly WireFacet[]): number {
  let count = 0;
  for (const { values } of facets)
    for (const value of values) count += 1 + (value.children?.length ?? 0);
  return count * valueBytes;
}

/** Bytes of a pair: an entry in two lists, a size, and a map entry. */
const pairOverhead = 128;

function pairBytes({ ids, children }: Pairs): number {
  return ids.byteLength + children.length * pairOverhead;
}
