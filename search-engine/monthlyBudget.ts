import type { WireMonthlyBudget } from '#upstream/search/wire.ts';
import type { Banded } from './condition.ts';
import type { IndexSchema } from './indexSchema.ts';

/**
 * The condition of a budget: for each of the terms in an index, the prices that are within it.
 * @param termsIn the terms in the index
 */
export function budgetCondition(
  { monthlyCosts }: IndexSchema,
  budget: WireMonthlyBudget,
  termsIn: readonly string[],
): Banded {
  if (!monthlyCosts)
    throw new Error('Questions about budgets are only asked of indices with costs.');
  const { terms: field, price: number, pricesWithin } = monthlyCosts;
  const bands = termsIn.flatMap((value) => {
    const ranges = pricesWithin(value, budget);
    return ranges.length === 0 ? [] : [{ value, ranges }];
  });
  return { kind: 'banded', field, number, bands };
}
