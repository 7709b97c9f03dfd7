import { isRecord } from '../record.ts';

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

/**
 * The tag ids of a page's own field, in either of the shapes that the layout may have it in: a
 * list of items, or as stored.
 */
export function readTagIds(wire: unknown): readonly string[] {
  const value = isRecord(wire) ? wire['value'] : wire;
  if (typeof value === 'string') return parseTagIds(value);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const ids = items.map((item) => (isRecord(item) ? item['id'] : undefined));
  return parseTagIds(ids.filter((id) => typeof id === 'string').join('|'));
}
