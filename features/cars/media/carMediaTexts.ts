import type { Dictionary } from '#domain/content/dictionary.ts';
import { pickTexts } from '#domain/content/pickTexts.ts';
import { carMediaSubject } from '#domain/content/texts/carMedia.ts';

/** The texts of the viewer of a car's media. */
export type CarMediaTexts = Pick<Dictionary, (typeof mediaKeys)[number]>;

const mediaKeys = [
  ...carMediaSubject.keys,
  'close',
  'loading',
  'previousSlide',
  'nextSlide',
  'goToSlide',
  'slidePosition',
  'carImages',
] as const;

/** Picks the viewer's texts from the dictionary, because they are sent to the browser. */
export function carMediaTexts(dictionary: Dictionary): CarMediaTexts {
  return pickTexts(dictionary, mediaKeys);
}
