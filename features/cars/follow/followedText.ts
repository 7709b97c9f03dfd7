import { createStoredText } from '#features/shared/storedText.ts';

/** The followed searches as the browser stores them. Lists read it alone, so that they load the rest only for visitors who follow some. */
export const followedText = createStoredText('localStorage', 'followedSearches');
