/** Whether a text, without spaces around it, can be a registration number: letters and digits, two at least. */
export function isRegistrationNumber(text: string): boolean {
  return /^[\p{L}\d](?:[\s-]?[\p{L}\d]){1,8}$/u.test(text.trim());
}

/** Whether a text, without spaces around it, is a distance in whole units: `12 500`. */
export function isMileage(text: string): boolean {
  return /^\d(?:\s?\d){0,6}$/u.test(text.trim());
}

/** Whether a text is a day in the calendar, as `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  // The 30th of February would become the 2nd of March.
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}
