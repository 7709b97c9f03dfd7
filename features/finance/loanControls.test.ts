import { expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { initialLoan } from '#domain/finance/loanState.ts';
import { testDuration, testLoan } from '#domain/finance/testing/testLoan.ts';
import { loanTexts } from './financeTexts.ts';
import { financeFormats } from './formatFinance.ts';
import { loanControls } from './loanControls.ts';

const texts = loanTexts(parseDictionary(new Map()).dictionary);
const formats = financeFormats({ locale: 'sv', country: 'SE', currency: 'SEK' });

test.each([
  ['without a residual', 0, 2],
  ['with the least residual', 5, 3],
  ['with a residual', 45, 3],
])('a loan %s has sliders: %i %%, %i', (_what, residual, count) => {
  const defaultDuration = testDuration(36, residual);
  const loan = testLoan({ durations: [defaultDuration], defaultDuration });
  const controls = loanControls(loan, initialLoan(loan), texts, formats);
  expect(controls.map(({ label }) => label)).toEqual(
    [texts.loanPeriod, texts.loanDownPayment, texts.loanResidual].slice(0, count),
  );
});
