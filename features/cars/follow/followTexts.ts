import type { Dictionary } from '#domain/content/dictionary.ts';
import { pickTexts } from '#domain/content/pickTexts.ts';
import { followedSearchesSubject } from '#domain/content/texts/followedSearches.ts';

const keys = [...followedSearchesSubject.keys, 'savedRemove'] as const;

/** The texts of the list of followed searches. */
export type FollowTexts = Pick<Dictionary, (typeof keys)[number]>;

/** Picks what is sent to the browser. */
export function followTexts(dictionary: Dictionary): FollowTexts {
  return pickTexts(dictionary, keys);
}
