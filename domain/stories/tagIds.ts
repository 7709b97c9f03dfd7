/**
 * An item's id in one spelling, 32 upper-case digits, whichever of the platform's the text has:
 * plain, with dashes, in braces. `undefined` when it is no id.
 */
export function parseItemId(text: string): string | undefined {
  const hex = text
    .trim()
    .replace(/^\{(.*)\}$/, '$1')
    .replaceAll('-', '');
  return /^[0-9a-f]{32}$/i.test(hex) ? hex.toUpperCase() : undefined;
}

/** The ids in a list as the platform stores it: `{GUID}|{GUID}`. What is no id is left out. */
export function parseTagIds(stored: string): readonly string[] {
  const ids = stored.split('|').flatMap((part) => parseItemId(part) ?? []);
  return [...new Set(ids)];
}
