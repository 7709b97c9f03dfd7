import {
  compactRegistrationNumber,
  cutRegistrationNumber,
} from '../vehicles/registrationNumber.ts';

const maxLength = 6;

/** Normalises a registration number as typed: without spaces and hyphens, in upper case, cut to six characters. */
export function normaliseRegistrationNumber(typed: string): string {
  return cutRegistrationNumber(typed, maxLength);
}

/**
 * Parses a registration number: two to six letters and digits. It is normalised, but not cut, since a longer
 * text isn't the number of another vehicle. `undefined` if it can't be one.
 */
export function parseRegistrationNumber(text: string): string | undefined {
  const characters = compactRegistrationNumber(text);
  return /^[\p{L}\d]{2,6}$/u.test(characters) ? characters : undefined;
}
