import type { CarRecord } from '#domain/cars/car.ts';
import type { Dictionary, PlainTextKey } from '#domain/content/dictionary.ts';
import { fillText } from '#domain/fillText.ts';
import type { Locale } from '#domain/sites/site.ts';
import { technicalTerms } from '../carTerms.ts';
import { formatDecimal, formatPrice } from '../format.ts';

/** A row of the technical data, with the dictionary key of its label. */
export interface TechnicalRow {
  readonly term: PlainTextKey;
  readonly text: string;
}

/** The known technical data of a car, and at the end its values as a company car. */
export function technicalRows(
  { technicalData, companyCar = {}, price }: CarRecord,
  { carPerMonth }: Pick<Dictionary, 'carPerMonth'>,
  locale: Locale,
): readonly TechnicalRow[] {
  const { benefit, baseAmounts } = companyCar;
  const rows = technicalData.map(({ name, text }) => ({ term: technicalTerms[name], text }));
  const monthly = (amount: number) =>
    fillText(carPerMonth, { cost: formatPrice(locale, amount, price.currency) });
  return [
    ...rows,
    ...(benefit === undefined ? [] : [{ term: 'carPageBenefit', text: monthly(benefit) } as const]),
    ...(baseAmounts === undefined
      ? []
      : [{ term: 'carPageBaseAmounts', text: formatDecimal(locale, baseAmounts) } as const]),
  ];
}
