/**
 * Normalises an item id to 32 upper-case hexadecimal digits. The platform writes ids plain, with
 * dashes or in braces. `undefined` if it is not an id.
 */
export function parseItemId(text: string): string | undefined {
  const hex = text
    .trim()
    .replace(/^\{(.*)\}$/, '$1')
    .replaceAll('-', '');
  return /^[0-9a-f]{32}$/i.test(hex) ? hex.toUpperCase() : undefined;
}
