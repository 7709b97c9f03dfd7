const maxLength = 7;
const minLength = 2;

/** What a registration number becomes while it is typed: capitals without spaces, 7 at most. */
export function registrationInput(text: string): string {
  // By characters, so that an emoji isn't cut in half.
  return [...text.replace(/\s/gu, '').toUpperCase()].slice(0, maxLength).join('');
}

/** Whether a typed registration number is long enough to search for. */
export function isSearchable(regNo: string): boolean {
  return [...regNo].length >= minLength;
}

/** What a mobile number becomes while it is typed: digits and plus signs. */
export function mobileInput(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9+]/g, '');
}
