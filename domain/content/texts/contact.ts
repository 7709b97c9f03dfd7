import { shownBy, textSubject } from './textSubject.ts';

/** The texts around the contact form. */
export const contactSubject = textSubject(shownBy(['CarDetail']), [
  'contactTitle',
  'contactSellers',
  'contactFacilityPage',
  'contactFormTitle',
  'contactToOrder',
]);
