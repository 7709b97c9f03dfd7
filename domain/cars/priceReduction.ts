import { addDays } from '../addDays.ts';
import { inTextOrder } from '../inTextOrder.ts';

/** A price, and the day from which it applied. */
export interface DatedPrice {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** In whole units of the currency. */
  readonly amount: number;
}

/** A reduction of a price that may be announced. */
export interface PriceReduction {
  /** The day from which the price is reduced. */
  readonly day: string;
  /** The lowest price of the 30 days before: the only one that may be shown as the former price. */
  readonly prior: number;
  /** By how much the price is below that. */
  readonly amount: number;
}

const daysBefore = 30;

/**
 * The last change of a price, if it is a reduction that may be announced. A price that was raised within the 30 days
 * before is not reduced by the whole difference, and may not be reduced at all. A history that is shorter than 30 days
 * counts as a whole, because the car was not for sale before.
 *
 * Source: Article 6a of Directive 98/6/EC, which Directive (EU) 2019/2161 ("Omnibus") inserted.
 */
export function priceReduction(history: readonly DatedPrice[]): PriceReduction | undefined {
  const prices = changesOf(history);
  const current = prices.at(-1);
  if (!current) return undefined;
  const first = addDays(current.day, -daysBefore);
  // A price applied in the period if the next one came after the period began.
  const before = prices.slice(0, -1).filter((_, at) => (prices[at + 1]?.day ?? '') > first);
  if (before.length === 0) return undefined;
  const prior = Math.min(...before.map(({ amount }) => amount));
  const amount = prior - current.amount;
  return amount > 0 ? { day: current.day, prior, amount } : undefined;
}

/** The prices in order, without days on which nothing changed; of several prices on one day the lowest counts. */
export function changesOf(history: readonly DatedPrice[]): readonly DatedPrice[] {
  const byDay = new Map<string, number>();
  for (const { day, amount } of history) byDay.set(day, Math.min(amount, byDay.get(day) ?? amount));
  const days = [...byDay].map(([day, amount]) => ({ day, amount }));
  return days
    .toSorted((a, b) => inTextOrder(a.day, b.day))
    .filter(({ amount }, at, all) => amount !== all[at - 1]?.amount);
}
