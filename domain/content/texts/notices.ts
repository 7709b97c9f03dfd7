import { everySite, textSubject } from './textSubject.ts';

/** The texts of notices and countdowns. */
export const noticesSubject = textSubject(everySite, [
  'alertLabel',
  'alertClose',
  'countdownLabel',
  'countdownEnded',
]);
