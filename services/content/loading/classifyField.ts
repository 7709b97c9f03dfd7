import { type FieldValue, fieldKinds } from '../model.ts';
import { readRawValue } from '../rawValue.ts';
import type { AuthoredField } from './seedSchema.ts';

/**
 * The meaning of an author's value: a complete field value, or one that refers to other items
 * (a list's entries, pages by their addresses, tags by their keys).
 */
export type Classified =
  | { kind: 'value'; value: FieldValue }
  | { kind: 'entries'; entries: readonly Record<string, AuthoredField>[] }
  | { kind: 'pages'; paths: readonly string[] }
  | { kind: 'page'; path: string }
  | { kind: 'tags'; keys: readonly string[] }
  | { kind: 'unusable'; reason: string };

type AuthoredObject = Record<string, AuthoredField>;

const isoDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

function isObject(authored: AuthoredField): authored is AuthoredObject {
  return typeof authored === 'object' && authored !== null && !Array.isArray(authored);
}

function isText(authored: AuthoredField): authored is string {
  return typeof authored === 'string';
}

function text(authored: AuthoredField | undefined): string | undefined {
  return typeof authored === 'string' && authored !== '' ? authored : undefined;
}

function size(authored: AuthoredField | undefined): number | undefined {
  const number = Number(authored ?? Number.NaN);
  return Number.isFinite(number) && number > 0 ? Math.round(number) : undefined;
}

function classifyText(written: string): FieldValue {
  if (isoDate.test(written) && !Number.isNaN(Date.parse(written))) {
    return { kind: 'date', iso: new Date(written).toISOString().replace('.000Z', 'Z') };
  }
  if (/<[a-z][^>]*>/i.test(written)) return { kind: 'richText', html: written };
  return { kind: 'text', text: written };
}

function image({ src, alt, width, height, title, focalPoint }: AuthoredObject): FieldValue {
  return {
    kind: 'image',
    src: text(src) ?? '',
    alt: text(alt) ?? '',
    width: size(width),
    height: size(height),
    title: text(title),
    focalPoint: text(focalPoint),
  };
}

function link({ href, text: label, target, title }: AuthoredObject): FieldValue {
  return {
    kind: 'link',
    href: text(href) ?? '',
    text: text(label) ?? '',
    target: text(target),
    title: text(title),
  };
}

function classifyObject(authored: AuthoredObject): Classified {
  if ('src' in authored) return { kind: 'value', value: image(authored) };
  if ('href' in authored) return { kind: 'value', value: link(authored) };
  const { page, tags, kind, raw } = authored;
  if (typeof raw === 'string') return classifyRaw(kind, raw);
  if (typeof page === 'string') return { kind: 'page', path: page };
  if (Array.isArray(tags) && tags.every(isText)) return { kind: 'tags', keys: tags };
  return {
    kind: 'unusable',
    reason: 'an object must be an image (src), a link (href), a chosen page (page) or tags (tags)',
  };
}

/** A value in the platform's storage format, as exports write what has no other form. */
function classifyRaw(kind: AuthoredField | undefined, raw: string): Classified {
  const known = fieldKinds.find((each) => each === kind);
  const nothing = () => undefined;
  const read = known && readRawValue(raw, known, { pictureAt: nothing, pageAt: nothing });
  if (read?.kind === 'value') return read;
  return { kind: 'unusable', reason: 'raw must be a value of its kind' };
}

function classifyList(authored: readonly AuthoredField[]): Classified {
  if (authored.every(isObject)) return { kind: 'entries', entries: authored };
  if (authored.every(isText)) return { kind: 'pages', paths: authored };
  return { kind: 'unusable', reason: 'a list must hold objects only, or addresses of pages only' };
}

/** Derives the kind of a field from the shape of the author's value. */
export function classifyField(authored: AuthoredField): Classified {
  if (authored === null) return { kind: 'value', value: { kind: 'lookup', id: undefined } };
  switch (typeof authored) {
    case 'string':
      return { kind: 'value', value: classifyText(authored) };
    case 'boolean':
      return { kind: 'value', value: { kind: 'checkbox', checked: authored } };
    case 'number': {
      const kind = Number.isInteger(authored) ? 'integer' : 'number';
      return { kind: 'value', value: { kind, number: authored } };
    }
    case 'object':
      return isObject(authored) ? classifyObject(authored) : classifyList(authored);
  }
}
