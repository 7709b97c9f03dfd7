import type { Country } from '#domain/sites/site.ts';
import type { CarPricing, OtherPrice } from './car.ts';
import { otherVat, type Vat } from './price.ts';

/** The VAT on vehicles, in percent of the price without it. */
export const vatPercent: Readonly<Record<Country, number>> = {
  // Mervärdesskattelag (2023:200), chapter 9, section 2.
  SE: 25,
  // Stortingsvedtak om merverdiavgift, section 2.
  NO: 25,
  // Value Added Tax Act 1994, section 2(1).
  GB: 20,
  // Arvonlisäverolaki (1501/1993), section 84, since September 2024.
  FI: 25.5,
  // Zákon č. 222/2004 Z. z., section 27, since January 2025.
  SK: 23,
};

/** An amount with and without VAT. The one that was given stays as it is; the other is rounded once. */
export function vatFigures(
  amount: number,
  given: Vat,
  country: Country,
): Readonly<Record<Vat, number>> {
  // Whole numbers, because a factor such as 1.255 isn't exact.
  const factor = 1000 + vatPercent[country] * 10;
  return given === 'with'
    ? { with: amount, without: Math.round((amount * 1000) / factor) }
    : { with: Math.round((amount * factor) / 1000), without: amount };
}

/** The other figures of a price; `undefined` for a price that is no number. */
export function otherPrice(
  { amount, former, reduction }: Pick<CarPricing, 'amount' | 'former' | 'reduction'>,
  given: Vat,
  country: Country,
): OtherPrice | undefined {
  if (amount === undefined) return undefined;
  const other = (figure: number) => vatFigures(figure, given, country)[otherVat[given]];
  return {
    amount: other(amount),
    ...(former !== undefined && { former: other(former) }),
    ...(reduction !== undefined && { reduction: other(amount + reduction) - other(amount) }),
  };
}
