import { shownBy, textSubject } from './textSubject.ts';

/** The texts of the button that follows a search, and of the followed searches. */
export const followedSearchesSubject = textSubject(
  shownBy(['CarList', 'SavedCars']),
  [
    'followSearch',
    'followAdded',
    'followFull',
    'followNotStored',
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
    followFull: ['max'],
    followedCount: ['count'],
    followedNew: ['count', 'date'],
    followedNone: ['date'],
    followedRemoved: ['name'],
  },
);
