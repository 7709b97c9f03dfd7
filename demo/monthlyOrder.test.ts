import { fc, test as propertyTest } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Site } from '#domain/sites/site.ts';
import { sites } from '#sites/index.ts';
import { stockedCars } from './testing/stockedCars.ts';

const { cars, fill, close } = stockedCars();

// Generating all indices takes a while on a busy machine.
beforeAll(fill, 120_000);
afterAll(close);

/** The visitor's own terms as filters, of which each may be absent. */
const ownTerms = fc.record(
  {
    loanMonths: fc.constantFrom('12', '24', '36', '48', '60', '72', '84').map((months) => [months]),
    downPayment: fc
      .oneof(
        fc.nat(300_000).map(String),
        fc.nat(100).map((percentage) => `${percentage}%`),
      )
      .map((paid) => [paid]),
  },
  { requiredKeys: [] },
);

/** What loans cost on the cards of a page, in the order of the page. */
async function shownCosts(site: Site, filters: object, offset: number) {
  const result = await cars.search({
    site: site.id,
    filters: { ...filters },
    sortName: 'loan-asc',
    limit: 200,
    offset,
  });
  expect(result.failure).toBeUndefined();
  return result.cars.map(({ monthlyCosts }) => monthlyCosts.loan);
}

/** Cards without a cost are last. */
const sorted = (costs: readonly (number | undefined)[]) =>
  costs.toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity) || 0);

const sitesWithLoans = sites.filter(({ indices, financeQuote }) => indices && !financeQuote);

describe.each(sitesWithLoans)('the order by monthly cost of $id', (site) => {
  propertyTest.prop([ownTerms, fc.constantFrom(0, 0, 48, 480)], { numRuns: 25 })(
    'is that of the costs on the cards, on any terms',
    async (own, offset) => {
      const costs = await shownCosts(site, own, offset);
      expect(costs).toEqual(sorted(costs));
    },
    60_000,
  );
});
