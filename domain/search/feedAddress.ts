import { writeSearchQuery } from './searchAddress.ts';
import type { SearchQuery } from './searchQuery.ts';

/** The last segment of the path of a list's feed. No page and no value of a filter has this name. */
export const carFeedFile = 'feed.xml';

/** Whether a path is that of the feed of a list of cars: `/cars/volvo/feed.xml`. */
export function isCarFeed(path: string): boolean {
  return path.endsWith(`/${carFeedFile}`);
}

/**
 * The address of a search without its order and page: of the same search, always the same one. `path` is that of the
 * list.
 */
export function searchAddress(path: string, query: SearchQuery): string {
  return `${path}${writeSearchQuery('', { ...query, page: 0, sortName: '' }, { sortNames: [] })}`;
}

/** The address of the feed of a search, from the address of the search. */
export function carFeedAddress(address: string): string {
  const [path = '', ...query] = address.split('?');
  return [`${path.replace(/\/$/, '')}/${carFeedFile}`, ...query].join('?');
}
