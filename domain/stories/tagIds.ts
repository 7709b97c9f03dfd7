import { splitList } from '../content/idList.ts';
import { isRecord } from '../record.ts';

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

/** The ids in a list as stored by the platform, `{GUID}|{GUID}`, or typed. Invalid entries are dropped. */
export function parseTagIds(stored: string): readonly string[] {
  const ids = splitList(stored).flatMap((part) => parseItemId(part) ?? []);
  return [...new Set(ids)];
}

/** The tag ids in a page's field. The layout contains either a list of items or the stored text. */
export function readTagIds(wire: unknown): readonly string[] {
  const value = isRecord(wire) ? wire['value'] : wire;
  if (typeof value === 'string') return parseTagIds(value);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const ids = items.map((item) => (isRecord(item) ? item['id'] : undefined));
  return parseTagIds(ids.filter((id) => typeof id === 'string').join('|'));
}
