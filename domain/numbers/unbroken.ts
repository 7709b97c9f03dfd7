/**
 * A measure, such as `42 512 km`, that never breaks between its number and its unit. Indices write it with spaces at which
 * browsers break lines.
 */
export function unbroken(text: string): string {
  return text.replace(/(?<=\d) (?=\S)/g, '\u00a0');
}
