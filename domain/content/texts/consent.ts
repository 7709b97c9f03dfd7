import { everySite, textSubject } from './textSubject.ts';

/** The texts of the question about cookies. */
export const consentSubject = textSubject(everySite, [
  'consentTitle',
  'consentText',
  'consentAccept',
  'consentRefuse',
  'consentChange',
]);
