/** How fields of stored cars are read. Anybody may have written them, so all are validated. */

import { members } from '../record.ts';
import type { CarImage } from './car.ts';

export type Fields = Readonly<Record<string, unknown>>;

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

/** A text, if it is one. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
