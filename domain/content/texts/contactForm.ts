import { shownBy, textSubject } from './textSubject.ts';

/** The texts of the contact form. */
export const contactFormSubject = textSubject(shownBy(['CarDetail']), [
  'contactSeller',
  'contactChooseSeller',
  'contactSellerMissing',
  'contactWishes',
  'contactQuote',
  'contactTestDrive',
]);
