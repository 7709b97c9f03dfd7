import type { Dictionary } from '#domain/content/dictionary.ts';
import { pickTexts } from '#domain/content/pickTexts.ts';
import { carCardSubject } from '#domain/content/texts/carCard.ts';

/** The texts of a card. */
export type CarCardTexts = Pick<Dictionary, (typeof carCardSubject.keys)[number]>;

/** Picks the texts of a card from the dictionary, because they are sent to the browser with each list. */
export function carCardTexts(dictionary: Dictionary): CarCardTexts {
  return pickTexts(dictionary, carCardSubject.keys);
}
