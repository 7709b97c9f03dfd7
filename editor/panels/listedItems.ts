import type { ManifestField } from '#domain/content/manifest/manifest.ts';
import { readRawIds } from '#domain/content/rawFields/rawIds.ts';
import type { EntryItems, RawValues } from '#domain/content/rawFields/wireOfRaw.ts';
import { bracedGuid, dashedGuid } from '../protocol/guid.ts';
import type { EditState } from '../state/editState.ts';

/** The items of a page by their ids as raw values have them. */
export function entryItems({ items }: Pick<EditState, 'items'>): EntryItems {
  return Object.fromEntries(
    Object.entries(items).map(([itemId, { saved, current }]) => [
      bracedGuid(itemId),
      { name: saved.displayName, values: current },
    ]),
  );
}

/** The ids of all items that the lists of some fields hold, and of those that the lists of these hold, as far as they are loaded. */
export function listedItems(
  fields: readonly ManifestField[],
  values: RawValues,
  entries: EntryItems,
): readonly string[] {
  return fields.flatMap((field) => {
    if (field.kind !== 'multilist') return [];
    const reading = readRawIds(values[field.name] ?? '');
    if (reading.kind !== 'filled') return [];
    return reading.value
      .flatMap((id) => [
        dashedGuid(id) ?? [],
        listedItems(field.entries ?? [], entries[id.toUpperCase()]?.values ?? {}, entries),
      ])
      .flat();
  });
}
