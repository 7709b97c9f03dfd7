import type { SelectedService, Selection } from './selection.ts';

/** A price in SEK, and what it was before a discount. */
export interface DiscountedPrice {
  readonly amount: number;
  /** Absent without a discount. */
  readonly former?: number | undefined;
}

/** What everything chosen costs, as far as it is known. */
export interface BookingTotal extends DiscountedPrice {
  /** Whether something has no known price, which the amount then lacks. */
  readonly hasUnknown: boolean;
}

type Priced = Pick<SelectedService, 'price' | 'priceKnown' | 'priceDiscount'>;

/** The price of a quantity of an offering; absent if it isn't known. */
export function priceOf(priced: Priced, unit = 1): DiscountedPrice | undefined {
  if (!priced.priceKnown) return undefined;
  const amount = priced.price * unit;
  if (priced.priceDiscount <= 0) return { amount };
  return { amount, former: (priced.price + priced.priceDiscount) * unit };
}

/** The sum of all that is chosen. */
export function totalOf(selection: Selection): BookingTotal {
  const entries = Object.values(selection);
  const prices = entries.flatMap((entry) => priceOf(entry, entry.unit) ?? []);
  const amount = sum(prices.map((price) => price.amount));
  const former = sum(prices.map((price) => price.former ?? price.amount));
  const hasUnknown = prices.length < entries.length;
  return former > amount ? { amount, former, hasUnknown } : { amount, hasUnknown };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
