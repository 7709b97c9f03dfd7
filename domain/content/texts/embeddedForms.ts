import { everySite, textSubject } from './textSubject.ts';

/** The texts around forms of other providers. */
export const embeddedFormsSubject = textSubject(everySite, [
  'formMissingId',
  'formNotice',
  'formShow',
  'formNoScript',
  'formLoading',
  'formError',
  'formSent',
]);
