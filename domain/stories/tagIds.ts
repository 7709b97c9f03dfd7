import { splitList } from '../content/idList.ts';
import { parseItemId } from '../content/itemId.ts';
import { isRecord } from '../record.ts';

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
