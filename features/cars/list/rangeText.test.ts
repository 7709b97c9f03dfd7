import { expect, test } from 'vitest';
import { template } from '#domain/template.ts';
import { currencyUnit, perMonth, rangeText } from './rangeText.ts';

test.each([
  ['sv', 'SEK', 'kr', '1–2 kr', '1–2 kr/mån'],
  ['nb', 'NOK', 'kr', '1–2 kr', '1–2 kr/mån'],
  ['fi', 'EUR', '€', '1–2 €', '1–2 €/mån'],
  ['en', 'GBP', '£', '£1–£2', '£1–£2 /mån'],
] as const)('%s writes %s as %s', (locale, currency, sign, range, monthly) => {
  const unit = currencyUnit(locale, currency);
  expect(`${unit.before}${unit.after}`).toBe(sign);
  expect(rangeText({ low: 1, high: 2 }, unit, locale)).toBe(range);
  expect(rangeText({ low: 1, high: 2 }, perMonth(unit, template('{cost}/mån')), locale)).toBe(
    monthly,
  );
});
