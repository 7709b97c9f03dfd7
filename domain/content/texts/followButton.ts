import { shownBy, textSubject } from './textSubject.ts';

/** The texts of the button that follows a search. */
export const followButtonSubject = textSubject(
  shownBy(['CarList']),
  ['followSearch', 'followAdded', 'followFull', 'followNotStored'],
  { followFull: ['max'] },
);
