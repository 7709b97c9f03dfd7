import { instantOf } from '#domain/content/instant.ts';
import type { ManifestField } from '#domain/content/manifest/manifest.ts';
import { writeRawDate } from '#domain/content/rawFields/rawDate.ts';
import { writeRawIds } from '#domain/content/rawFields/rawIds.ts';
import { writeRawImage } from '#domain/content/rawFields/rawImage.ts';
import { rawLinkTypeOf, writeRawLink } from '#domain/content/rawFields/rawLink.ts';
import { chosenMedia, writeRawMedia } from '#domain/content/rawFields/rawMedia.ts';
import type { EntryItems, RawValues } from '#domain/content/rawFields/wireOfRaw.ts';
import { isRecord } from '#domain/record.ts';

/** The content of a block as the platform stores it, which the form of the editor edits. */
export interface RawContent {
  readonly values: RawValues;
  /** The items of its lists. */
  readonly entries: EntryItems;
}

/**
 * The content of an example, which is written as the platform sends it, in the form in which the platform stores it. A
 * value that no editor could enter becomes an empty one.
 */
export function rawContent(
  fields: readonly ManifestField[],
  wire: Readonly<Record<string, unknown>>,
  place: readonly number[] = [],
): RawContent {
  const raws = fields.map((field, at) => ({
    name: field.name,
    ...rawField(field, unwrapped(wire[field.name]), [...place, at]),
  }));
  return {
    values: Object.fromEntries(raws.map(({ name, raw }) => [name, raw])),
    entries: Object.assign({}, ...raws.map(({ entries }) => entries)),
  };
}

/** The time zone of the examples. */
export const exampleTimeZone = 'Europe/Stockholm';

/** The id of an item of the examples, in braces. */
export function exampleId(place: readonly number[]): string {
  const digits = place.map((at) => (at + 1).toString(16).padStart(2, '0')).join('');
  return `{00000000-0000-4000-8000-${digits.padStart(12, '0')}}`;
}

interface RawField {
  readonly raw: string;
  readonly entries?: EntryItems;
}

function rawField(field: ManifestField, value: unknown, place: readonly number[]): RawField {
  switch (field.kind) {
    case 'text':
    case 'rich-text':
    case 'choice':
    case 'number':
      return { raw: textOf(value) };
    case 'checkbox':
      return { raw: value === true || value === '1' ? '1' : value === false ? '0' : '' };
    case 'date-time':
      return { raw: rawDate(textOf(value)) };
    case 'image':
      return { raw: rawImage(isRecord(value) ? value : {}) };
    case 'media':
      return {
        raw: writeRawMedia(chosenMedia(textOf(isRecord(value) ? value['src'] : value), '')),
      };
    case 'link':
      return { raw: rawLink(isRecord(value) ? value : { href: value }) };
    case 'multilist':
      return rawList(field, Array.isArray(value) ? value : [], place);
  }
}

/** A date without a zone is meant as in the form, in Stockholm. */
function rawDate(date: string): string {
  const instant = instantOf(date, exampleTimeZone);
  return instant === undefined ? '' : writeRawDate(new Date(instant).toISOString());
}

function rawImage(value: Readonly<Record<string, unknown>>): string {
  const of = (name: string) => textOf(value[name]);
  const size = { width: of('width'), height: of('height') };
  return writeRawImage({
    mediaId: '',
    src: of('src'),
    alt: of('alt'),
    ...size,
    focalPoint: of('focalPoint'),
    others: new Map(),
  });
}

function rawLink(value: Readonly<Record<string, unknown>>): string {
  const of = (name: string) => textOf(value[name]);
  const href = of('href');
  return writeRawLink({
    type: rawLinkTypeOf(href),
    url: href,
    id: '',
    anchor: of('anchor'),
    query: of('querystring'),
    text: of('text'),
    title: of('title'),
    target: of('target'),
    others: new Map(),
  });
}

function rawList(
  { entries: fields = [] }: ManifestField,
  items: readonly unknown[],
  place: readonly number[],
): RawField {
  const known = items.filter(isRecord).map((item, at) => {
    const own = [...place, at];
    const wire = isRecord(item['fields']) ? item['fields'] : {};
    const { values, entries } = rawContent(fields, wire, own);
    const id = exampleId(own);
    return { id, entries: { ...entries, [id]: { name: textOf(item['name']), values } } };
  });
  return {
    raw: writeRawIds(known.map(({ id }) => id)),
    entries: Object.assign({}, ...known.map(({ entries }) => entries)),
  };
}

/** The platform wraps the content of a field: `{ value: … }`. */
function unwrapped(wire: unknown): unknown {
  return isRecord(wire) && 'value' in wire ? wire['value'] : wire;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
