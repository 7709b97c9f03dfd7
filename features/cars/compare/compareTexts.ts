import type { Dictionary } from '#domain/content/dictionary.ts';
import { pickTexts } from '#domain/content/pickTexts.ts';
import { compareSubject } from '#domain/content/texts/compare.ts';
import { rowTerms, technicalTerms } from '../carTerms.ts';

/** The texts of the comparison. */
export type CompareTexts = Pick<Dictionary, (typeof compareKeys)[number]>;

const compareKeys = [
  ...compareSubject.keys,
  'close',
  'carNew',
  'carUsed',
  'carModel',
  'carPriceFrom',
  'carPriceFormer',
  'carPriceLowered',
  'carPriceWithoutVat',
  'carPriceWithVat',
  'carPerMonth',
  'savedSaveCar',
  ...Object.values(rowTerms),
  ...Object.values(technicalTerms),
] as const;

/** Picks the texts of the comparison from the dictionary, because they are sent to the browser. */
export function compareTexts(dictionary: Dictionary): CompareTexts {
  return pickTexts(dictionary, compareKeys);
}
