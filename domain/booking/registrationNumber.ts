/** Longest registration number that the booking takes. */
export const maxRegistrationLength = 6;

/** Normalises a registration number as typed: without spaces, in upper case, cut to six characters. */
export function normaliseRegistrationNumber(typed: string): string {
  const characters = typed.toWellFormed().replaceAll(/\s+/g, '').toUpperCase();
  return [...characters].slice(0, maxRegistrationLength).join('');
}

/** Whether a normalised text can be a registration number: two to six letters and digits. */
export function isRegistrationNumber(text: string): boolean {
  return /^[\p{L}\d]{2,6}$/u.test(text);
}
