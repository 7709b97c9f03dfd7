import { expect, test } from 'vitest';
import { type CreditFigure, creditKinds, creditLaws } from './creditLaw.ts';
import { loanExample } from './loanExample.ts';
import { initialLoan } from './loanState.ts';
import { testLoan } from './testing/testLoan.ts';

/** The letters of Article 4(2) of Directive 2008/48/EC, and of CONC 3.5.5 R, with the figures that say it. */
const asked: readonly (readonly [string, readonly CreditFigure[]])[] = [
  [
    '(a) the borrowing rate with the charges that are part of the cost',
    ['interestRate', 'startFee', 'invoiceFee'],
  ],
  ['(b) the total amount of credit', ['credit']],
  ['(c) the effective rate', ['effectiveRate']],
  ['(d) the duration', ['months']],
  ['(e) the cash price and the advance payment', ['price', 'downPayment']],
  ['(f) the total amount payable and the instalments', ['total', 'monthlyCost', 'residual']],
];

for (const [country, { source, figures }] of Object.entries(creditLaws)) {
  test.each(asked)(`${country}: %s`, (_, needed) => {
    expect(figures).toEqual(expect.arrayContaining([...needed]));
  });

  test(`${country} names its law, shows each figure once and the effective rate first`, () => {
    expect(source).not.toBe('');
    expect(new Set(figures).size).toBe(figures.length);
    expect(figures[0]).toBe('effectiveRate');
  });

  test(`${country} asks for figures that each example has`, () => {
    const option = testLoan();
    const example = loanExample(option, initialLoan(option));
    for (const figure of figures) expect(example.ok && example.value).toHaveProperty(figure);
  });
}

test('loans are credit, and leasing without an option to buy isn’t', () => {
  const credit = Object.entries(creditKinds).filter(([, { isCredit }]) => isCredit);
  expect(credit.map(([kind]) => kind)).toEqual(['loan']);
});
