import { everySite, textSubject } from './textSubject.ts';

/** The texts of search bars. */
export const searchBarSubject = textSubject(everySite, [
  'heroSearchLabel',
  'heroSearchSubmit',
  'heroSearchClear',
]);
