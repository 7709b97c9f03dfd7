import { describe, expect, test } from 'vitest';
import { schemaOf } from '#stock/schemas.ts';
import { loanCostOnTerms } from '#upstream/search/loanCost.ts';
import type { WireSearchRequest } from '#upstream/search/wire.ts';
import { requireSchema } from '../indexSchema.ts';
import { readQuestion } from '../question.ts';
import { askOracle } from '../testing/oracle.ts';
import { answer } from './answer.ts';
import { createCaches } from './caches.ts';
import { buildTestIndex } from './testing.ts';

const index = 'vehicles-nordvik-se';
const duration = (months: number) => ({
  months,
  residual_percentage: 0,
  cash_amount_min_percentage: 20,
  cash_amount_max_percentage: 80,
});
const contract_durations = [duration(24), duration(36)];

/** More than are compared at once. The later a car, the cheaper, so that nearly each is among the first at first. */
const cars = Array.from({ length: 6000 }, (_, at) => {
  const price = 900_000 - Math.floor(at / 3) * 100 - (at % 7) * 1000;
  const loan = {
    price,
    interest_rate: 5.95,
    contract_durations,
    default_contract_duration: contract_durations[1],
  };
  return {
    car_id: `c${String(at).padStart(4, '0')}`,
    car_is_used: at % 5 > 0,
    ...(at % 11 > 0 && {
      car_loan_option: loan,
      car_loan_terms: '5.95 0;36 20;24 0 80;36 0 80',
      car_loan_price_hundredths: price * 100,
    }),
  };
});
const opened = buildTestIndex(requireSchema(schemaOf, index), cars, createCaches());

describe('a page of thousands of cars in the order of their costs on a visitor’s own terms', () => {
  test.each([
    [0, 48],
    [960, 48],
    [2900, 400],
    [4700, 1000],
    [6000, 1],
  ])('from %d on: %d cars', (offset, limit) => {
    for (const direction of ['asc', 'desc']) {
      const request: WireSearchRequest = {
        index,
        fields: ['car_id'],
        facets: [],
        filters: [{ name: 'car_is_used', values: ['true'] }],
        limit,
        offset,
        sort_name: `car_loan_monthly_cost_${direction}`,
        sort_terms: { months: 24, down_payment: 100_000 },
      };
      const question = readQuestion(schemaOf, request);
      if (!question.ok) throw new Error(question.failure.kind);
      const { hits } = answer(opened, question.value);
      const ids = hits.map((hit) => JSON.parse(Buffer.from(hit).toString()).car_id);
      expect(ids).toEqual(askOracle(cars, request, loanCostOnTerms).ids);
    }
  });
});
