/** How fields of cars from outside are read, such as stored ones, which anybody may have written. */

import { members } from '../record.ts';
import { type CarImage, carViews } from './car.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The names of a car; `undefined` if it can't be shown. */
export function readCarNames(it: Fields) {
  const [id, slug] = [filledText(it['id']), filledText(it['slug'])];
  const [brand, model] = [filledText(it['brand']), filledText(it['model'])];
  if (!id || !slug || !brand || !model) return undefined;
  return { id, slug, brand, model, modelText: filledText(it['modelText']) ?? model };
}

/** A picture. */
export function readCarImage(value: unknown): CarImage | undefined {
  const { src, view, blur } = members(value);
  if (typeof src !== 'string') return undefined;
  return { src, view: carViews.find((known) => known === view), blur: filledText(blur) };
}

/** A text, if it is one. */
export function filledText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
