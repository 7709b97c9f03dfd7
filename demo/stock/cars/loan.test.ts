import { expect, test } from 'vitest';
import type { Dealer } from '../dealers/dealer.ts';
import { dealers } from '../dealers/index.ts';
import { figuresOf } from '../text.ts';
import { loanOption } from './loan.ts';

const loanOf = (dealer: Dealer, price: number, age = 3) =>
  loanOption(
    { price, age, terms: dealer.loan, rate: dealer.loan.rate },
    dealer.country,
    figuresOf(dealer.country.language.locale, dealer.country.currency),
  );

const dealerOf = (site: string) =>
  dealers.find((dealer) => dealer.site === site) ?? expect.fail(site);

// The examples on the sites' pages about finance, in whole units.
test.each([
  ['nordvik-se', 249_900, 3905],
  ['carstore-se', 249_900, 3439],
  ['nordvik-no', 250_000, 4016],
  ['carstore-no', 187_500, 3064],
  ['nordvik-uk', 11_111, 247],
  ['carstore-fi', 13_333, 246],
  ['carstore-sk', 8889, 162],
])('%s finances a car of %d at %d a month, as its page says', (site, price, monthly) => {
  expect(loanOf(dealerOf(site), price)?.default_monthly_cost).toBe(monthly);
});

test('an older car has a shorter loan', () => {
  const nordvik = dealerOf('nordvik-se');
  expect(loanOf(nordvik, 60_000, 12)?.default_contract_duration.months).toBe(36);
  expect(loanOf(nordvik, 60_000, 14.5)).toBeUndefined();
});

test('only shorter loans for younger cars have a residual value', () => {
  const residuals = (age: number) =>
    loanOf(dealerOf('nordvik-se'), 300_000, age)?.contract_durations.map(
      ({ residual_percentage }) => residual_percentage,
    );
  expect(residuals(1)).toEqual([65, 55, 45, 35, 0, 0]);
  expect(residuals(8)).toEqual([0, 0, 0, 0, 0, 0]);
});
