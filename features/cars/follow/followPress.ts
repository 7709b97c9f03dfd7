import { maxFollowedSearches } from '#domain/cars/followedSearches.ts';
import { fillText } from '#domain/fillText.ts';
import { searchAddress } from '#domain/search/feedAddress.ts';
import { readSearchQuery } from '#domain/search/searchAddress.ts';
import { type NamedSearch, searchName } from '../list/searchName.ts';
import { follow, isFollowed, markSeen, unfollow } from './followStore.ts';

/** What the button that follows a search shows. */
export interface FollowState {
  readonly isFollowed: boolean;
  /** What became of the press; empty if the button says it. */
  readonly message: string;
}

/** A search that can be followed. */
export interface Followable extends NamedSearch {
  /** What its list contains. */
  readonly list: string;
  readonly path: string;
  readonly address: string;
}

/** The visitor sees the cars of a search. */
export function seen(search: Followable): FollowState {
  const known = knownAddress(search);
  if (known !== undefined) markSeen(known);
  return { isFollowed: known !== undefined, message: '' };
}

/**
 * The address under which a search is followed. The list limits ranges to those of its stock, which has changed since the
 * search was followed, so a followed search is also recognised by the address at which the visitor has opened it.
 */
function knownAddress({ address, path }: Followable): string | undefined {
  const opened = readSearchQuery(window.location.search, { sortNames: [] });
  return [address, searchAddress(path, opened)].find(isFollowed);
}

/** The visitor has pressed the button that follows a search. */
export function pressed(search: Followable, wasFollowed: boolean): FollowState {
  const { list, address, words } = search;
  if (wasFollowed) {
    unfollow(knownAddress(search) ?? address);
    return { isFollowed: false, message: '' };
  }
  const name = searchName(list, search);
  const { followAdded, followFull, followNotStored } = words.texts;
  switch (follow({ address, name, visitedAt: new Date().toISOString() })) {
    case 'stored':
      return { isFollowed: true, message: followAdded };
    case 'held':
      return { isFollowed: true, message: followNotStored };
    case 'full': {
      const message = fillText(followFull, { max: `${maxFollowedSearches}` });
      return { isFollowed: false, message };
    }
  }
}
