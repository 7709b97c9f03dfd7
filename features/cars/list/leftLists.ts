import { type ShownCars, searchKey } from '#domain/cars/carList.ts';
import type { Facet } from '#domain/search/facet.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';

interface LeftList {
  readonly shown: ShownCars;
  readonly facets: readonly Facet[];
}

/** More steps back are rare, and a list may have hundreds of cars. */
const mostLists = 12;

/** Lists as they were left. A page that is opened without a reload finds them at once. */
const left = new Map<string, LeftList>();

/** Keeps a list for whoever comes back to it. */
export function keepList(path: string, list: LeftList): void {
  const key = leftKey(path, list.shown.query);
  left.delete(key);
  left.set(key, list);
  const [oldest] = left.keys();
  if (left.size > mostLists && oldest !== undefined) left.delete(oldest);
}

/** The list of that search, if it was left with those pages: who comes anew begins with one. */
export function findLeftList(path: string, query: SearchQuery): LeftList | undefined {
  const list = left.get(leftKey(path, query));
  return list?.shown.query.page === query.page ? list : undefined;
}

function leftKey(path: string, query: SearchQuery): string {
  return `${path} ${searchKey(query)}`;
}
