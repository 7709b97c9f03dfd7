import type { ManifestField } from '../manifest/manifest.ts';
import { readRawDate } from './rawDate.ts';
import { isRawId, readRawIds } from './rawIds.ts';
import { readRawImage } from './rawImage.ts';
import { readRawLink, wireOfRawLink } from './rawLink.ts';
import { readRawMedia } from './rawMedia.ts';
import { filledRaw, foreign, type RawReading } from './rawReading.ts';

/** Raw values by the names of their fields. */
export type RawValues = Readonly<Record<string, string>>;

/** An item that a list holds. */
export interface EntryItem {
  /** Its name on the platform. */
  readonly name: string;
  readonly values: RawValues;
}

/** The items that the lists of a form hold, by their ids as the platform stores them. */
export type EntryItems = Readonly<Record<string, EntryItem>>;

/**
 * A raw value in the form in which the delivery sends it, which the field declarations read. The address of a picture or
 * file whose value has only an id is the one under which the platform answers for the id.
 */
function wireOfRaw(field: ManifestField, raw: string, entries: EntryItems): RawReading<unknown> {
  switch (field.kind) {
    case 'text':
    case 'rich-text':
    case 'checkbox':
    case 'number':
      return filledRaw({ value: raw });
    case 'choice':
      // The name of a chosen item isn't known.
      return isRawId(raw.trim()) ? foreign : filledRaw({ value: raw });
    case 'date-time':
      return mapped(readRawDate(raw), (iso) => iso);
    case 'link':
      return mapped(readRawLink(raw), (link) => wireOfRawLink(link));
    case 'media':
      return mapped(readRawMedia(raw), ({ src, mediaId }) => ({
        src: src || mediaAddressOf(mediaId),
      }));
    case 'image':
      return mapped(readRawImage(raw), ({ src, mediaId, others: _, ...rest }) => ({
        ...rest,
        src: src || mediaAddressOf(mediaId),
      }));
    case 'multilist':
      return mapped(readRawIds(raw), (ids) => ids.map((id) => entryWire(field, id, entries)));
  }
}

function mapped<From>(
  reading: RawReading<From>,
  map: (value: From) => unknown,
): RawReading<unknown> {
  return reading.kind === 'filled' ? filledRaw({ value: map(reading.value) }) : reading;
}

/** The address of a media item by its id in braces. */
function mediaAddressOf(mediaId: string): string {
  return `/-/media/${mediaId.replaceAll(/[{}-]/g, '')}.ashx`;
}

function entryWire({ entries: fields = [] }: ManifestField, id: string, entries: EntryItems) {
  const item = Object.hasOwn(entries, id) ? entries[id] : undefined;
  if (!item) return { id, name: '', fields: {} };
  return { id, name: item.name, fields: wireFields(fields, item.values, entries) };
}

/** The raw values of fields in the form of the delivery. Foreign ones are left out. */
export function wireFields(
  fields: readonly ManifestField[],
  values: RawValues,
  entries: EntryItems,
): Readonly<Record<string, unknown>> {
  const wires = fields.flatMap((field) =>
    [field.name, ...(field.formerNames ?? [])].flatMap((name) => {
      const raw = Object.hasOwn(values, name) ? values[name] : undefined;
      const wire = wireOfRaw(field, raw ?? '', entries);
      return wire.kind === 'filled' ? [[name, wire.value] as const] : [];
    }),
  );
  return Object.fromEntries(wires);
}
