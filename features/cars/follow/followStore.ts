import {
  type FollowedSearch,
  readFollowedSearches,
  withFollowedSearch,
  withoutFollowedSearch,
  withVisit,
  writeFollowedSearches,
} from '#domain/cars/followedSearches.ts';
import { followOtherTabs } from '../saved/carStore.ts';
import { followedName, followedText } from './followedText.ts';

/** What became of a search that the visitor wants to follow. */
export type Followed =
  | 'stored'
  /** The browser stores nothing, so it is only kept until the page is closed. */
  | 'held'
  /** There are too many. */
  | 'full';

const listeners = new Set<() => void>();
let stopFollowing: (() => void) | undefined;
let known: { readonly text: string | null; readonly searches: readonly FollowedSearch[] } = {
  text: null,
  searches: [],
};

/** The searches that are followed on this device, the newest first; the same object until the next change. */
export function followedSearches(): readonly FollowedSearch[] {
  const text = followedText.read();
  if (text !== known.text) known = { text, searches: readFollowedSearches(text) };
  return known.searches;
}

/** Calls the listener after each change, also in other tabs. For `useSyncExternalStore`. */
export function onFollowChange(listener: () => void): () => void {
  if (listeners.size === 0) stopFollowing = followOtherTabs(followedText, followedName, tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopFollowing?.();
  };
}

/** Whether a search is followed. */
export function isFollowed(address: string): boolean {
  return followedSearches().some((search) => search.address === address);
}

/** Follows a search. */
export function follow(search: FollowedSearch): Followed {
  const next = withFollowedSearch(followedSearches(), search);
  return next ? write(next) : 'full';
}

/** Ends following a search. */
export function unfollow(address: string): void {
  write(withoutFollowedSearch(followedSearches(), address));
}

/** Remembers that the visitor sees the cars of a search now, if it is followed. */
export function markSeen(address: string): void {
  const now = new Date().toISOString();
  if (isFollowed(address)) write(withVisit(followedSearches(), address, now));
}

function write(searches: readonly FollowedSearch[]): 'stored' | 'held' {
  const text = searches.length > 0 ? writeFollowedSearches(searches) : null;
  followedText.write(text);
  tell();
  return isStored(text) ? 'stored' : 'held';
}

function isStored(text: string | null): boolean {
  try {
    return globalThis.localStorage.getItem(followedName) === text;
  } catch {
    return false;
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}
