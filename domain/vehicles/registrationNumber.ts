/** Spaces and hyphens of all kinds, the minus sign among them. */
const separators = /[\s\p{White_Space}\p{Dash_Punctuation}\u00ad\u200b\u2060\u2212]+/gu;

/** The most characters of a registration number in each subject. Leads also come from countries with longer ones. */
const maxLengths = { booking: 6, tireHotel: 7, lead: 9 } as const;

const minLength = 2;

/** A subject that asks for a registration number. */
export type NumberedSubject = keyof typeof maxLengths;

/** A registration number as written by a person or a system, in the form of addresses and look-ups: `ABC123`. */
export function compactRegistrationNumber(text: string): string {
  return text.toWellFormed().replaceAll(separators, '').toUpperCase();
}

/** What a registration number becomes while it is typed: compact, and cut to the most characters of a subject. */
export function cutRegistrationNumber(typed: string, subject: NumberedSubject): string {
  // By characters, so that an emoji isn't cut in half.
  return [...compactRegistrationNumber(typed)].slice(0, maxLengths[subject]).join('');
}

/** Whether a typed registration number is long enough to search for. */
export function isSearchable(registrationNumber: string): boolean {
  return [...registrationNumber].length >= minLength;
}

/** Whether a compact text has the length of a registration number. A longer one would be that of another vehicle. */
export function hasNumberLength(text: string, subject: NumberedSubject): boolean {
  return isSearchable(text) && [...text].length <= maxLengths[subject];
}

/** Whether a compact text can be a registration number: letters and digits, as many as a subject takes. */
export function isRegistrationNumber(text: string, subject: NumberedSubject): boolean {
  return hasNumberLength(text, subject) && /^[\p{L}\d]+$/u.test(text);
}

/** The registration number in a text, compact and not cut; `undefined` if it can't be one. */
export function parseRegistrationNumber(
  text: string,
  subject: NumberedSubject,
): string | undefined {
  const compact = compactRegistrationNumber(text);
  return isRegistrationNumber(compact, subject) ? compact : undefined;
}
