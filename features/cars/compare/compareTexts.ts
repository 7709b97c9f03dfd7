import type { Dictionary } from '#domain/content/dictionary.ts';

/** The texts of the comparison. */
export type CompareTexts = Pick<Dictionary, (typeof compareKeys)[number]>;

const compareKeys = [
  'close',
  'carCampaign',
  'carPriceFrom',
  'carPriceFormer',
  'carPriceWithoutVat',
  'carLoan',
  'carPrivateLeasing',
  'carCompanyLeasing',
  'carPerMonth',
  'compareTitle',
  'compareOpen',
  'compareShowList',
  'compareHideList',
  'compareClear',
  'compareRemove',
  'compareCount',
  'compareShowCar',
  'compareDifferences',
  'compareSame',
  'compareMissing',
  'compareEquipment',
  'compareTechnicalData',
] as const;

/** Of all the site's texts those of the comparison. */
export function compareTexts(dictionary: Dictionary): CompareTexts {
  const pairs = compareKeys.map((key) => [key, dictionary[key]] as const);
  // The pairs are made from the list that defines the type.
  return Object.fromEntries(pairs) as CompareTexts;
}
