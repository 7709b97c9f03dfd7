import type { Dictionary } from '#domain/content/dictionary.ts';
import { pickTexts } from '#domain/content/pickTexts.ts';

const keys = [
  'followedSearches',
  'followedIntro',
  'followedCount',
  'followedNew',
  'followedNone',
  'followedFailed',
  'followedGone',
  'followedFeed',
  'followedRemoved',
  'followedUndo',
  'savedRemove',
] as const;

/** The texts of the followed searches. */
export type FollowTexts = Pick<Dictionary, (typeof keys)[number]>;

/** Picks what is sent to the browser. */
export function followTexts(dictionary: Dictionary): FollowTexts {
  return pickTexts(dictionary, keys);
}
