import { shownBy, textSubject } from './textSubject.ts';

/** The texts of the choice between prices of vans with and without VAT, and of the filter. */
export const vatListSubject = textSubject(shownBy(['CarList']), [
  'vatOfVans',
  'vatWithout',
  'vatWith',
]);
