import type { Dictionary, DictionaryKey } from '#domain/content/dictionary.ts';

const prefix = 'tireHotel';

const sharedKeys = ['contactOptional', 'contactTooLong', 'opensInNewTab', 'tryAgain'] as const;

/** The texts of the tire hotel. */
export type TireHotelTexts = Pick<
  Dictionary,
  Extract<DictionaryKey, `${typeof prefix}${string}`> | (typeof sharedKeys)[number]
>;

/** Those texts alone, because they are sent to the browser. */
export function tireHotelTexts(dictionary: Dictionary): TireHotelTexts {
  const shared: readonly string[] = sharedKeys;
  const texts = Object.entries(dictionary).filter(
    ([key]) => key.startsWith(prefix) || shared.includes(key),
  );
  // The filter keeps the keys of the type.
  return Object.fromEntries(texts) as TireHotelTexts;
}
