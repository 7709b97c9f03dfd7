import {
  compactRegistrationNumber,
  cutRegistrationNumber,
} from '../vehicles/registrationNumber.ts';

const maxLength = 7;
const minLength = 2;

/** What a registration number becomes while it is typed: capitals and digits without spaces and hyphens, 7 at most. */
export function registrationInput(text: string): string {
  return cutRegistrationNumber(text, maxLength);
}

/** Parses a requested registration number. A longer one isn't cut, because it would be that of another vehicle. */
export function parseRegistrationInput(text: string): string | undefined {
  const regNo = compactRegistrationNumber(text);
  return isSearchable(regNo) && [...regNo].length <= maxLength ? regNo : undefined;
}

/** Whether a typed registration number is long enough to search for. */
export function isSearchable(regNo: string): boolean {
  return [...regNo].length >= minLength;
}

/** What a mobile number becomes while it is typed: digits and plus signs. */
export function mobileInput(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9+]/g, '');
}
