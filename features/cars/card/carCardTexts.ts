import type { Dictionary } from '#domain/content/dictionary.ts';

/** The texts of a card. */
export type CarCardTexts = Pick<Dictionary, (typeof carCardKeys)[number]>;

const carCardKeys = [
  'carNew',
  'carCampaign',
  'carCommercial',
  'carPriceFrom',
  'carPriceFormer',
  'carPriceWithoutVat',
  'carLoan',
  'carPrivateLeasing',
  'carCompanyLeasing',
  'carPerMonth',
] as const;

/** Picks the texts of a card from the dictionary, because they are sent to the browser with each list. */
export function carCardTexts(dictionary: Dictionary): CarCardTexts {
  const pairs = carCardKeys.map((key) => [key, dictionary[key]] as const);
  // The keys come from the array that defines the type.
  return Object.fromEntries(pairs) as CarCardTexts;
}
