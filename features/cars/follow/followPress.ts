import { maxFollowedSearches } from '#domain/cars/followedSearches.ts';
import { fillText } from '#domain/fillText.ts';
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
  readonly address: string;
}

/** The visitor sees the cars of a search. */
export function seen(address: string): FollowState {
  markSeen(address);
  return { isFollowed: isFollowed(address), message: '' };
}

/** The visitor has pressed the button that follows a search. */
export function pressed(
  { list, address, ...named }: Followable,
  wasFollowed: boolean,
): FollowState {
  if (wasFollowed) {
    unfollow(address);
    return { isFollowed: false, message: '' };
  }
  const name = searchName(list, named);
  const { followAdded, followFull, followNotStored } = named.words.texts;
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
