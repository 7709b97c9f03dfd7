/**
 * A measure, such as `42 512 km`, that never breaks between its number and its unit. Indices write it with spaces at which
 * browsers break lines. A measure by another, such as `4,8 l/100 km`, may break once: whole, it is wider than a column of the
 * comparison on a narrow phone.
 */
export function unbroken(text: string): string {
  return text.replace(/(?<=\d) (?=[^\s/]+(?:\s|$))/g, '\u00a0');
}
