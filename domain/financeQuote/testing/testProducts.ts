import type { FinanceProduct } from '../product.ts';
import type { LenderQuote } from '../quote.ts';

/** Hire purchase, with ranges of deposit and payment. */
export const hirePurchase: FinanceProduct = {
  name: 'Hire Purchase',
  family: 'HP',
  parameters: {
    term: { values: { kind: 'list', values: [24, 36, 48, 60] }, initial: 48 },
    deposit: { values: { kind: 'range', min: 0, max: 9000 }, initial: 1800 },
    payment: { values: { kind: 'range', min: 150, max: 800 }, initial: 405.12 },
  },
};

/** A contract with a limited mileage. */
export const contractPurchase: FinanceProduct = {
  name: 'Personal Contract Purchase',
  family: 'PCP',
  parameters: {
    ...hirePurchase.parameters,
    term: { values: { kind: 'list', values: [24, 36, 48] }, initial: 36 },
    mileage: { values: { kind: 'list', values: [6000, 8000, 10000, 12000] }, initial: 10000 },
  },
};

/** A quote with the required figures only, for tests to extend. */
export function testQuote(more: Partial<LenderQuote> = {}): LenderQuote {
  return {
    reference: 'Q1',
    term: 48,
    deposit: 1800,
    payment: 405.12,
    notifications: [],
    blocks: [],
    ...more,
  };
}
