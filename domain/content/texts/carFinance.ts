import { shownBy, textSubject } from './textSubject.ts';

/** The texts of a car’s finance. */
export const carFinanceSubject = textSubject(shownBy(['CarDetail']), [
  'carFinance',
  'carFinanceWays',
  'carFinanceDuration',
  'carFinanceMileage',
]);
