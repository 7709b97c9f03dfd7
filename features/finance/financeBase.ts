import type { CarSummary } from '#domain/cars/car.ts';
import { priceFigure, priceLine, type Vat } from '#domain/cars/price.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import { fillText } from '#domain/fillText.ts';

/** The texts about the price that a sum is based on. */
export type FinanceBaseTexts = Pick<
  Dictionary,
  'carFinanceBase' | 'carPriceWithVat' | 'carPriceWithoutVat'
>;

/** Says which price of a car a loan or quote is based on, and whether it includes VAT if the car has both prices. */
export function financeBaseText(
  car: CarSummary,
  price: number,
  {
    texts,
    money,
  }: { readonly texts: FinanceBaseTexts; readonly money: (amount: number) => string },
): string {
  const words = { with: texts.carPriceWithVat, without: texts.carPriceWithoutVat };
  const vat = car.price.other && vats.find((each) => priceFigure(priceLine(car), each) === price);
  const amount = money(price);
  return fillText(texts.carFinanceBase, { price: vat ? `${amount} ${words[vat]}` : amount });
}

const vats: readonly Vat[] = ['with', 'without'];
