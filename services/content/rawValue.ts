import { formatGuid, guidFrom, parseGuid } from './guid.ts';
import type { FieldKind, FieldValue } from './model.ts';

function attribute(name: string, value: string | number | undefined): string {
  if (value === undefined || value === '') return '';
  const escaped = String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return ` ${name}="${escaped.replaceAll('"', '&quot;')}"`;
}

/** The platform's name for the type of a link's target. */
export function linkType(href: string): string {
  if (href.startsWith('mailto:')) return 'mailto';
  if (href.startsWith('tel:')) return 'tel';
  if (href.startsWith('#')) return 'anchor';
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return 'external';
  return href.startsWith('/-/media/') ? 'media' : 'internal';
}

/** The id of a media file, by its address. */
export function mediaId(src: string): string {
  return guidFrom('media', src);
}

/** A field's value in the platform's storage format, used for `value` and `rawValue`. */
export function rawValue(value: FieldValue): string {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'richText':
      return value.html;
    case 'image': {
      const media = value.src === '' ? '' : formatGuid(mediaId(value.src), 'B');
      const source = attribute('mediaid', media) + attribute('src', value.src);
      const size = attribute('width', value.width) + attribute('height', value.height);
      const rest =
        size + attribute('title', value.title) + attribute('focalPoint', value.focalPoint);
      return `<image${source}${attribute('alt', value.alt)}${rest} />`;
    }
    case 'link': {
      const { href, text, target, title } = value;
      const rest = attribute('target', target) + attribute('title', title);
      const type = attribute('linktype', linkType(href));
      return `<link${attribute('text', text)}${type}${attribute('url', href)}${rest} />`;
    }
    case 'checkbox':
      return value.checked ? '1' : '';
    case 'date':
      return value.iso.replace(/[-:]|\.\d+/g, '');
    case 'number':
    case 'integer':
      return String(value.number);
    case 'multilist':
      return value.ids.map((id) => formatGuid(id, 'B')).join('|');
    case 'lookup':
      return value.id === undefined ? '' : formatGuid(value.id, 'B');
  }
}

/** What a raw value is read with. */
export interface RawContext {
  /** The address of the picture with an id; undefined if there is none. */
  readonly pictureAt: (id: string) => string | undefined;
  /** The address of the page with an id; undefined if there is none. */
  readonly pageAt: (id: string) => string | undefined;
}

/** A value that was read: `unset` if the item then lacks the field. */
export type RawReading =
  | { kind: 'value'; value: FieldValue }
  | { kind: 'unset' }
  | { kind: 'malformed'; expected: string };

/** Reads a field's value in the platform's storage format: the inverse of `rawValue`. */
export function readRawValue(raw: string, kind: FieldKind, context: RawContext): RawReading {
  switch (kind) {
    case 'text':
      return value({ kind, text: raw });
    case 'richText':
      return value({ kind, html: raw });
    case 'checkbox':
      return /^[01]?$/.test(raw)
        ? value({ kind, checked: raw === '1' })
        : { kind: 'malformed', expected: '1, or nothing' };
    case 'date':
      return readDate(raw);
    case 'number':
    case 'integer':
      return readNumber(raw);
    case 'image':
      return readImage(raw, context);
    case 'link':
      return readLink(raw, context);
    case 'multilist':
    case 'lookup':
      return readIds(raw, kind);
  }
}

function value(read: FieldValue): RawReading {
  return { kind: 'value', value: read };
}

function readDate(raw: string): RawReading {
  if (raw === '') return { kind: 'unset' };
  const iso = raw.replace(
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z?)?$/,
    (_, year, month, day, hour = '00', minute = '00', second = '00') =>
      `${year}-${month}-${day}T${hour}:${minute}:${second}Z`,
  );
  const time = Date.parse(iso);
  return Number.isNaN(time)
    ? { kind: 'malformed', expected: 'a date such as 20261128T120000Z' }
    : value({ kind: 'date', iso: new Date(time).toISOString().replace('.000Z', 'Z') });
}

function readNumber(raw: string): RawReading {
  if (raw.trim() === '') return { kind: 'unset' };
  const number = Number(raw);
  if (!Number.isFinite(number)) return { kind: 'malformed', expected: 'a number' };
  return value({ kind: Number.isInteger(number) ? 'integer' : 'number', number });
}

function readImage(raw: string, { pictureAt }: RawContext): RawReading {
  const expected = '<image src="…" alt="…" />, or a mediaid that another picture has';
  const read = readElement(raw, 'image');
  if (!read) return { kind: 'malformed', expected };
  const {
    mediaid = '',
    src = pictureAt(mediaid),
    alt = '',
    width,
    height,
    title,
    focalPoint,
  } = read;
  if (src === undefined && mediaid !== '') return { kind: 'malformed', expected };
  const size = { width: pixels(width), height: pixels(height) };
  const more = { title: title || undefined, focalPoint: focalPoint || undefined };
  return value({ kind: 'image', src: src ?? '', alt, ...size, ...more });
}

function pixels(written: string | undefined): number | undefined {
  const number = Number(written ?? Number.NaN);
  return Number.isFinite(number) && number > 0 ? Math.round(number) : undefined;
}

function readLink(raw: string, { pageAt }: RawContext): RawReading {
  const read = readElement(raw, 'link');
  if (!read) return { kind: 'malformed', expected: '<link url="…" text="…" />' };
  const { id = '', text = '', target, title, querystring = '', anchor = '' } = read;
  const page = read['url'] || (id === '' ? '' : pageAt(id));
  if (page === undefined) return { kind: 'malformed', expected: 'a link to a page that exists' };
  const query =
    querystring === '' || page.includes('?') ? '' : `?${querystring.replace(/^\?/, '')}`;
  const fragment = anchor === '' || page.includes('#') ? '' : `#${anchor.replace(/^#/, '')}`;
  const href = `${page}${query}${fragment}`;
  return value({
    kind: 'link',
    href,
    text,
    target: target || undefined,
    title: title || undefined,
  });
}

function readIds(raw: string, kind: 'multilist' | 'lookup'): RawReading {
  const parts = raw.split('|').filter((part) => part.trim() !== '');
  const ids = parts.map((part) => parseGuid(part.trim()));
  const known = ids.filter((id) => id !== undefined);
  if (known.length < ids.length) return { kind: 'malformed', expected: 'ids with | between them' };
  if (kind === 'multilist') return value({ kind, ids: known });
  return known.length > 1
    ? { kind: 'malformed', expected: 'one id' }
    : value({ kind, id: known[0] });
}

/** The attributes of an element; none for an empty text, undefined if the text is no such element. */
function readElement(raw: string, name: string): Record<string, string | undefined> | undefined {
  if (raw.trim() === '') return {};
  const [, written] =
    new RegExp(`^\\s*<${name}((?:\\s+[\\w-]+="[^"]*")*)\\s*(?:/>|></${name}>)\\s*$`).exec(raw) ??
    [];
  if (written === undefined) return undefined;
  const found = [...written.matchAll(/([\w-]+)="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, key = '', text = '']) => [key, plain(text)]));
}

function plain(text: string): string {
  const marks = [
    ['&lt;', '<'],
    ['&gt;', '>'],
    ['&quot;', '"'],
    ['&amp;', '&'],
  ] as const;
  return marks.reduce((result, [entity, mark]) => result.replaceAll(entity, mark), text);
}
