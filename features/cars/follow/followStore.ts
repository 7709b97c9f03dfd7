import {
  type FollowedSearch,
  readFollowedSearches,
  withFollowedSearch,
  withoutFollowedSearch,
  withVisit,
  writeFollowedSearches,
} from '#domain/cars/followedSearches.ts';
import { createStoredList } from '#features/shared/storedList.ts';
import { followedText } from './followedText.ts';

/** What became of a search that the visitor wants to follow. */
export type Followed =
  | 'stored'
  /** The browser stores nothing, so it is only kept until the page is closed. */
  | 'held'
  /** There are too many. */
  | 'full';

const { items, onChange, write } = createStoredList(followedText, {
  read: readFollowedSearches,
  write: writeFollowedSearches,
});

/** The searches that are followed on this device, the newest first; the same object until the next change. */
export const followedSearches = items;

/** Calls the listener after each change, also in other tabs. For `useSyncExternalStore`. */
export const onFollowChange = onChange;

/** Whether a search is followed. */
export function isFollowed(address: string): boolean {
  return items().some((search) => search.address === address);
}

/** Follows a search. */
export function follow(search: FollowedSearch): Followed {
  const next = withFollowedSearch(items(), search);
  if (!next) return 'full';
  return write(next) ? 'stored' : 'held';
}

/** Ends following a search. */
export function unfollow(address: string): void {
  write(withoutFollowedSearch(items(), address));
}

/** Remembers that the visitor sees the cars of a search now, if it is followed. */
export function markSeen(address: string): void {
  const now = new Date().toISOString();
  if (isFollowed(address)) write(withVisit(items(), address, now));
}
