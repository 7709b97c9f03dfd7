import { shownBy, textSubject } from './textSubject.ts';

/** The texts of the searches that visitors follow. */
export const followedSearchesSubject = textSubject(
  shownBy(['SavedCars']),
  [
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
  ],
  {
    followedCount: ['count'],
    followedNew: ['count', 'date'],
    followedNone: ['date'],
    followedRemoved: ['name'],
  },
);
