/** Whether a text is a complete Swedish postcode, with or without its space. */
export function isPostcode(text: string): boolean {
  return /^\d{3}\s?\d{2}$/.test(text.trim());
}
