import type { Dictionary } from '#domain/content/dictionary.ts';
import { rowTerms, technicalTerms } from '../carTerms.ts';

/** The texts of the comparison. */
export type CompareTexts = Pick<Dictionary, (typeof compareKeys)[number]>;

const compareKeys = [
  'close',
  'carNew',
  'carUsed',
  'carModel',
  'carPriceFrom',
  'carPriceFormer',
  'carPriceWithoutVat',
  'carPerMonth',
  'compareTitle',
  'compareOpen',
  'compareShowList',
  'compareHideList',
  'compareClear',
  'compareRemove',
  'compareCount',
  'compareShowCar',
  'compareProperty',
  'compareDifferences',
  'compareSame',
  'compareMissing',
  'compareHas',
  'compareLacks',
  'compareEquipment',
  'compareTechnicalData',
  'savedSaveCar',
  ...Object.values(rowTerms),
  ...Object.values(technicalTerms),
] as const;

/** Picks the texts of the comparison from the dictionary, because they are sent to the browser. */
export function compareTexts(dictionary: Dictionary): CompareTexts {
  const pairs = compareKeys.map((key) => [key, dictionary[key]] as const);
  // The keys come from the array that defines the type.
  return Object.fromEntries(pairs) as CompareTexts;
}
