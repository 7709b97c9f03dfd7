import { expect, test } from 'vitest';
import { budgetScale } from './budgetScale.ts';

test('on the terms of the loans, the scale is that of the cars', () => {
  expect(budgetScale({ min: 900, max: 5_000 }, false)).toEqual({ min: 900, max: 5_000 });
});

test('on own terms, the cost may be anything up to four times as much', () => {
  expect(budgetScale({ min: 900, max: 5_000 }, true)).toEqual({ min: 0, max: 20_000 });
});
