import type { ManifestField } from '#domain/content/manifest/manifest.ts';
import { readRawIds } from '#domain/content/rawFields/rawIds.ts';
import type { EntryItems } from '#domain/content/rawFields/wireOfRaw.ts';
import type { FieldTexts } from '../api/authoringApi.ts';
import { dashedGuid } from '../protocol/guid.ts';
import type { EditState } from '../state/editState.ts';

/**
 * The ids, as the platform stores them, of the items that the lists of some fields hold, and that the lists of these hold, as far
 * as the items are loaded.
 */
export function entryIds(
  fields: readonly ManifestField[],
  values: FieldTexts,
  items: EditState['items'],
): readonly string[] {
  return fields.flatMap(({ kind, name, entries }) => {
    if (kind !== 'multilist') return [];
    const reading = readRawIds(values[name] ?? '');
    const ids = reading.kind === 'filled' ? reading.value : [];
    return ids.flatMap((id) => {
      const item = items[dashedGuid(id) ?? ''];
      return item ? [id, ...entryIds(entries ?? [], item.current, items)] : id;
    });
  });
}

/** The loaded ones of some items, by their ids as the platform stores them. */
export function entryItems(ids: readonly string[], items: EditState['items']): EntryItems {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const item = items[dashedGuid(id) ?? ''];
      return item ? [[id, { name: item.saved.displayName, values: item.current }]] : [];
    }),
  );
}
