/** The searches that a visitor follows, as stored on the device. */

import { isDateText } from '../content/instant.ts';
import { isOwnAddress } from '../http/ownAddress.ts';
import { parseJson } from '../parseJson.ts';
import { isRecord } from '../record.ts';
import type { CarSummary } from './car.ts';

/** A followed search. */
export interface FollowedSearch {
  /** The address of the search, relative to the host. It identifies the search. */
  readonly address: string;
  /** Its words and filters, in the language in which it was followed. */
  readonly name: string;
  /** When the visitor last saw its cars, in ISO 8601 and UTC. */
  readonly visitedAt: string;
}

/** The greatest number of followed searches. Another one is refused: only the visitor knows which one to drop. */
export const maxFollowedSearches = 20;

/** The longest address and name (characters). */
const longest = { address: 4_000, name: 500 } as const;

/** A stored value of another version is discarded. */
const version = 1;

/** Serialises searches for the browser's storage. */
export function writeFollowedSearches(searches: readonly FollowedSearch[]): string {
  return JSON.stringify({ version, searches });
}

/**
 * Parses stored searches, the newest first. An older version of the site or the visitor may have written the value, so
 * each search is validated separately and dropped if it can't be used.
 */
export function readFollowedSearches(stored: string | null): readonly FollowedSearch[] {
  const value = parseJson(stored);
  const isKnown = isRecord(value) && value['version'] === version;
  if (!isKnown || !Array.isArray(value['searches'])) return [];
  const searches = new Map<string, FollowedSearch>();
  for (const item of value['searches']) {
    const search = isRecord(item) ? readSearch(item) : undefined;
    if (search && !searches.has(search.address)) searches.set(search.address, search);
  }
  return [...searches.values()].slice(0, maxFollowedSearches);
}

function readSearch({
  address,
  name,
  visitedAt,
}: Readonly<Record<string, unknown>>): FollowedSearch | undefined {
  if (typeof address !== 'string' || !isSearchAddress(address)) return undefined;
  if (typeof name !== 'string' || name === '') return undefined;
  if (typeof visitedAt !== 'string' || !isDateText(visitedAt)) return undefined;
  return { address, name: name.slice(0, longest.name), visitedAt };
}

/** Whether a search may have an address. */
export function isSearchAddress(address: string): boolean {
  return isOwnAddress(address) && address.length <= longest.address;
}

/** The searches with one more, which comes first; `undefined` if there are too many. */
export function withFollowedSearch(
  searches: readonly FollowedSearch[],
  search: FollowedSearch,
): readonly FollowedSearch[] | undefined {
  const others = withoutFollowedSearch(searches, search.address);
  return others.length < maxFollowedSearches ? [search, ...others] : undefined;
}

/** The searches without one. */
export function withoutFollowedSearch(
  searches: readonly FollowedSearch[],
  address: string,
): readonly FollowedSearch[] {
  return searches.filter((search) => search.address !== address);
}

/** The searches after a visit to one of them. */
export function withVisit(
  searches: readonly FollowedSearch[],
  address: string,
  visitedAt: string,
): readonly FollowedSearch[] {
  return searches.map((search) => (search.address === address ? { ...search, visitedAt } : search));
}

/** What is new in a followed search. */
export interface SearchNews {
  /** The number of all cars that it finds. */
  readonly total: number;
  /** The number of cars published since the last visit, at most those of one page of a list. */
  readonly entered: number;
  /** Whether there are more than that. */
  readonly isMore: boolean;
}

/**
 * Counts the cars that were published between two moments (ms since 1970).
 *
 * @param newest - The first cars of the search, the newest first.
 */
export function newsOf(
  { cars: newest, total }: { readonly cars: readonly CarSummary[]; readonly total: number },
  { since, now }: { readonly since: number; readonly now: number },
): SearchNews {
  const entered = newest.filter(({ publishedAt }) => {
    const moment = Date.parse(publishedAt ?? '');
    return moment > since && moment <= now;
  });
  const isMore = entered.length > 0 && entered.at(-1) === newest.at(-1) && total > newest.length;
  return { total, entered: entered.length, isMore };
}

/** The address in the site's API of what is new in a followed search. */
export function newsAddress(site: string, { address, visitedAt }: FollowedSearch): string {
  const query = new URLSearchParams({ site, address, since: visitedAt });
  return `/api/cars/followed?${query}`;
}
