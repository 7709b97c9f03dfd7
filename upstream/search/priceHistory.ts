import { z } from 'zod';
import { changesOf, type DatedPrice, priceReduction } from '#domain/cars/priceReduction.ts';

const price = z.object({
  date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  price: z.number().int().min(0),
});

/** The valid prices of `car_price_history`; undefined if it has no valid price. */
export function parsePriceHistory(wire: unknown): readonly DatedPrice[] | undefined {
  const list = Array.isArray(wire) ? wire : [];
  const prices = list.flatMap((each) => {
    const read = price.safeParse(each);
    return read.success ? [{ day: read.data.date, amount: read.data.price }] : [];
  });
  return prices.length > 0 ? prices : undefined;
}

/**
 * What the index has of the history of a price: by how much it is reduced, 0 if no reduction may be announced, and
 * `true` as the one value of a filter. As long as no change is known, nothing is known of a former price either. A history that ends with another price than
 * the car's says nothing about it.
 */
export function reductionFields(
  history: unknown,
  current: unknown,
): Readonly<Record<string, number | boolean>> {
  const prices = parsePriceHistory(history);
  if (!prices || changesOf(prices).length < 2) return {};
  const reduction = priceReduction(prices);
  if (!reduction || reduction.prior - reduction.amount !== current)
    return { car_price_reduction: 0 };
  return { car_price_reduction: reduction.amount, car_is_price_reduced: true };
}
