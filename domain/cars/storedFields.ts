/** How fields of stored cars are read. Anybody may have written them, so all are validated. */

import { isRecord } from '../record.ts';
import type { CarImage } from './car.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Parses a stored text; `undefined` if there is none or it isn't JSON. */
export function parseJson(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '');
  } catch {
    return undefined;
  }
}

/** The names of a car; `undefined` if it can't be shown. */
export function readNames(it: Fields) {
  const [id, slug] = [text(it['id']), text(it['slug'])];
  const [brand, model] = [text(it['brand']), text(it['model'])];
  if (!id || !slug || !brand || !model) return undefined;
  return { id, slug, brand, model, modelText: text(it['modelText']) ?? model };
}

/** A stored picture. */
export function readImage(value: unknown): CarImage | undefined {
  const { src, blur } = members(value);
  return typeof src === 'string' ? { src, blur: text(blur) } : undefined;
}

/** The members of an object; none if it isn't one. */
export function members(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

/** A text, if it is one. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
