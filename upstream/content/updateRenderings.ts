import type { ComponentUpdate } from '#domain/content/editableComponents.ts';
import { mapRecord, members } from '#domain/record.ts';
import type { WireRendering } from './wire.ts';

type WirePlaceholders = NonNullable<WireRendering['placeholders']>;

/** Puts what an editor has changed into the renderings of a layout, however deep they are. */
export function updateRenderings(
  placeholders: WirePlaceholders,
  updates: readonly ComponentUpdate[],
): WirePlaceholders {
  return mapRecord(placeholders, (renderings) =>
    renderings.map((rendering) => updateRendering(members(rendering), updates)),
  );
}

function updateRendering(
  rendering: Readonly<Record<string, unknown>>,
  updates: readonly ComponentUpdate[],
) {
  const uid = String(rendering['uid']).toLowerCase();
  const update = updates.find((each) => each.uid.toLowerCase() === uid);
  const inner = mapRecord(members(rendering['placeholders']), (each) =>
    Array.isArray(each) ? each : [],
  );
  return {
    ...rendering,
    placeholders: updateRenderings(inner, updates),
    ...(update && {
      fields: { ...members(rendering['fields']), ...update.fields },
      params: { ...members(rendering['params']), ...update.params },
    }),
  };
}
