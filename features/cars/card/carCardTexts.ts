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

/** Of all the site's texts those of a card: they travel to the browser with every list. */
export function carCardTexts(dictionary: Dictionary): CarCardTexts {
  const pairs = carCardKeys.map((key) => [key, dictionary[key]] as const);
  // The pairs are made from the list that defines the type.
  return Object.fromEntries(pairs) as CarCardTexts;
}
