import { GraphQLError } from 'graphql';
import type { Item } from './model.ts';
import type { ItemOrder } from './search/ordering.ts';
import type { ContentStore } from './store.ts';

/** One page of results, in the schema's shape. */
export interface ResultPage<T> {
  total: number;
  pageInfo: { endCursor: string | null; hasNext: boolean };
  results: T[];
}

/** Which part of the results is requested. */
export interface PageArguments {
  first?: number | null | undefined;
  after?: string | null | undefined;
}

/** The platform refuses queries for more entities than this. */
const maxEntities = 1000;

function encode(key: string): string {
  return Buffer.from(key).toString('base64url');
}

function decode(cursor: string): string {
  return Buffer.from(cursor, 'base64url').toString();
}

/** How a list is paged: what a cursor contains, and where the results after it start. */
export interface Paging<T> {
  fallbackFirst: number;
  keyOf: (one: T) => string;
  /** Index of the first result after the one with the key; undefined if the key is unknown. */
  indexAfter: (key: string) => number | undefined;
}

/** Returns one page of the results. */
export function pageOf<T>(
  all: readonly T[],
  { first, after }: PageArguments,
  { fallbackFirst, keyOf, indexAfter }: Paging<T>,
): ResultPage<T> {
  const size = first ?? fallbackFirst;
  if (size < 1 || size > maxEntities) {
    throw new GraphQLError(`"first" must be from 1 to ${maxEntities}, not ${size}.`);
  }
  const start = after == null || after === '' ? 0 : indexAfter(decode(after));
  if (start === undefined) throw new GraphQLError(`"after" is not a cursor of this list: ${after}`);
  const results = all.slice(start, start + size);
  const last = results.at(-1);
  const endCursor = last === undefined ? null : encode(keyOf(last));
  return {
    total: all.length,
    pageInfo: { endCursor, hasNext: start + size < all.length },
    results,
  };
}

/**
 * Pages items by the identity of the last one returned, not by its position. A cursor therefore
 * stays valid in another order or under another condition, which is how a page finds its
 * neighbours in both directions.
 */
export function itemPaging(
  all: readonly Item[],
  order: ItemOrder,
  store: ContentStore,
): Paging<Item> {
  return {
    fallbackFirst: 10,
    keyOf: ({ id, language }) => `${id} ${language}`,
    indexAfter: (key) => {
      const [id = '', language = ''] = key.split(' ');
      const seen = store.item(id, language);
      if (seen === undefined) return undefined;
      const next = all.findIndex((item) => order(item, seen) > 0);
      return next === -1 ? all.length : next;
    },
  };
}
