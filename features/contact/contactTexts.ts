import type { Dictionary } from '#domain/content/dictionary.ts';

/** The keys of the form's texts. */
const keys = [
  'carDetailFormError',
  'contactChooseSeller',
  'contactEmail',
  'contactInvalid',
  'contactInvalidTitle',
  'contactMessage',
  'contactName',
  'contactOptional',
  'contactPhone',
  'contactPhoneHelp',
  'contactQuote',
  'contactRequired',
  'contactSeller',
  'contactSend',
  'contactSending',
  'contactSent',
  'contactSentText',
  'contactTestDrive',
  'contactTooLong',
  'contactWishes',
] as const;

/** The texts of the contact form. */
export type ContactTexts = Pick<Dictionary, (typeof keys)[number]>;

/** Those texts alone, because they are sent to the browser. */
export function contactTexts(dictionary: Dictionary): ContactTexts {
  // The entries are built from the list that defines the keys.
  return Object.fromEntries(keys.map((key) => [key, dictionary[key]])) as ContactTexts;
}
