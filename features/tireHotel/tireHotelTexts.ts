import type { Dictionary } from '#domain/content/dictionary.ts';
import { pickTexts } from '#domain/content/pickTexts.ts';
import { tireHotelSubject } from '#domain/content/texts/tireHotel.ts';

const keys = [
  ...tireHotelSubject.keys,
  'contactOptional',
  'contactTooLong',
  'opensInNewTab',
  'tryAgain',
] as const;

/** The texts of the tire hotel. */
export type TireHotelTexts = Pick<Dictionary, (typeof keys)[number]>;

/** Those texts alone, because they are sent to the browser. */
export function tireHotelTexts(dictionary: Dictionary): TireHotelTexts {
  return pickTexts(dictionary, keys);
}
