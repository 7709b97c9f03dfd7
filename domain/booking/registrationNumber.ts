const maxLength = 6;

/** Normalises a registration number as typed: without spaces, in upper case, cut to six characters. */
export function normaliseRegistrationNumber(typed: string): string {
  return [...compact(typed)].slice(0, maxLength).join('');
}

/**
 * Parses a registration number: two to six letters and digits. It is normalised, but not cut, since a longer
 * text isn't the number of another vehicle. `undefined` if it can't be one.
 */
export function parseRegistrationNumber(text: string): string | undefined {
  const characters = compact(text);
  return /^[\p{L}\d]{2,6}$/u.test(characters) ? characters : undefined;
}

function compact(text: string): string {
  return text.toWellFormed().replaceAll(/\s+/g, '').toUpperCase();
}
