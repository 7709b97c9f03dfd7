import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loanParts } from './loanParts.ts';
import { sumMoney } from './money.ts';

test('the parts are what is paid first, monthly and last', () => {
  expect(
    loanParts({ downPayment: 60_000, credit: 240_000, residual: 100_000, total: 280_500.5 }),
  ).toEqual([
    { name: 'downPayment', amount: 60_000 },
    { name: 'repaid', amount: 140_000 },
    { name: 'costs', amount: 40_500.5 },
    { name: 'residual', amount: 100_000 },
  ]);
});

test('what isn’t paid is no part', () => {
  const parts = loanParts({ downPayment: 0, credit: 240_000, residual: 0, total: 240_000 });
  expect(parts).toEqual([{ name: 'repaid', amount: 240_000 }]);
});

const anyOre = fc.integer({ min: 0, max: 100_000_000 }).map((ore) => ore / 100);

test('together, they are the down payment and the total amount payable', () => {
  fc.assert(
    fc.property(anyOre, anyOre, anyOre, anyOre, (downPayment, left, residual, costs) => {
      const credit = sumMoney(left, residual);
      const total = sumMoney(credit, costs);
      const parts = loanParts({ downPayment, credit, residual, total });
      expect(sumMoney(...parts.map(({ amount }) => amount))).toBe(sumMoney(downPayment, total));
    }),
  );
});
