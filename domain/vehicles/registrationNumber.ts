/** Spaces and hyphens of all kinds, the minus sign among them. */
const separators = /[\s\p{White_Space}\p{Dash_Punctuation}\u00ad\u200b\u2060\u2212]+/gu;

/** A registration number as written by a person or a system, in the form of addresses and look-ups: `ABC123`. */
export function compactRegistrationNumber(text: string): string {
  return text.toWellFormed().replaceAll(separators, '').toUpperCase();
}

/** What a registration number becomes while it is typed: compact, and cut to a length in characters. */
export function cutRegistrationNumber(typed: string, maxLength: number): string {
  // By characters, so that an emoji isn't cut in half.
  return [...compactRegistrationNumber(typed)].slice(0, maxLength).join('');
}
