import { type ShownCars, searchKey } from '#domain/cars/carList.ts';
import type { Facet } from '#domain/search/facet.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';

interface LeftList {
  readonly shown: ShownCars;
  readonly facets: readonly Facet[];
}

/** The maximum number of lists kept: more steps back are rare, and a list may have hundreds of cars. */
const maxLists = 12;

/** The last state of lists that the visitor left, for client-side navigation back to them. */
const left = new Map<string, LeftList>();

/** Keeps the state of a list for when the visitor comes back to it. */
export function keepList(path: string, list: LeftList): void {
  const key = leftKey(path, list.shown.query);
  left.delete(key);
  left.set(key, list);
  const [oldest] = left.keys();
  if (left.size > maxLists && oldest !== undefined) left.delete(oldest);
}

/** The kept list of this search, if it has the same number of pages; a new visit starts with one. */
export function findKeptList(path: string, query: SearchQuery): LeftList | undefined {
  const list = left.get(leftKey(path, query));
  return list?.shown.query.page === query.page ? list : undefined;
}

function leftKey(path: string, query: SearchQuery): string {
  return `${path} ${searchKey(query)}`;
}
