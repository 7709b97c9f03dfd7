import { shownBy, textSubject } from './textSubject.ts';

/** The texts of number fields. */
export const numbersSubject = textSubject(
  shownBy(['BookingAssistant', 'CarDetail', 'CarList']),
  ['numberUnreadable'],
  { numberUnreadable: ['example'] },
);
