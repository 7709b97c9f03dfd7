import { expect, test } from 'vitest';
import { loanCost, loanCostFormula, loanCostOnTerms, loanTermsFields } from './loanCost.ts';
import { parseCarRecords } from './parseCars.ts';

const market = { country: 'SE', currency: 'SEK', timeZone: 'Europe/Stockholm' } as const;
const named = { car_id: 'a', slug: 'a', car_brand: 'Volvo', car_model: 'V60' };

const contract = {
  months: 48,
  cash_amount_min_percentage: 20,
  cash_amount_max_percentage: 80,
};
const car_loan_option = { interest_rate: 0, default_contract_duration: contract };

test.each([
  ['the price', { car_price: 240_000 }, 4000],
  ['the campaign', { car_price: 240_000, car_campaign_price: 120_000 }, 2000],
  ['a text', { car_price: '240000' }, 4000],
  [
    'a campaign that has ended',
    { car_price: 240_000, car_campaign_price: 120_000, car_has_campaign_price: false },
    4000,
  ],
  ['a campaign that is dearer', { car_price: 240_000, car_campaign_price: 300_000 }, 4000],
  ['a campaign without another price', { car_campaign_price: 120_000 }, 2000],
  ['no price', {}, undefined],
  [
    'the loan, which comes first',
    { car_price: 1, car_loan_option: { ...car_loan_option, price: 120_000 } },
    2000,
  ],
])('a loan by %s costs the same in the index and on the page', (_, fields, cost) => {
  const document = { ...named, car_loan_option, ...fields };
  expect(loanCost(document)).toBe(cost);
  expect(parseCarRecords([document], market).cars[0]?.monthlyCosts.loan).toBe(cost);
});

test.each([
  ['a share', { months: 36, down_payment_percentage: 25 }],
  ['an amount', { months: 36, down_payment: 50_000 }],
  ['another period', { months: 36 }],
])('the formula of an index has the cost on a visitor’s own terms: %s', (_what, own) => {
  const loan = { ...car_loan_option, contract_durations: [{ ...contract, months: 36 }, contract] };
  for (const car_price of [80_000, 240_000, 240_000.5]) {
    const document = { ...named, car_loan_option: loan, car_price };
    const { car_loan_terms: terms = '', car_loan_price_hundredths: hundredths = 0 } =
      loanTermsFields(document);
    const cost = loanCostOnTerms(document, own);
    expect(cost).toBeDefined();
    expect(loanCostFormula(terms, own)?.costAt(hundredths)).toBe(cost);
  }
});
