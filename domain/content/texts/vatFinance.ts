import { shownBy, textSubject } from './textSubject.ts';

/** The text about the price that loans and quotes are based on. */
export const vatFinanceSubject = textSubject(shownBy(['CarDetail']), ['carFinanceBase'], {
  carFinanceBase: ['price'],
});
