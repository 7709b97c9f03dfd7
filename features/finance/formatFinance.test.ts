import { describe, expect, test } from 'vitest';
import { financeFormats } from './formatFinance.ts';

/** Treats no-break spaces as ordinary ones. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

const swedish = financeFormats({ locale: 'sv', country: 'SE', currency: 'SEK' });
const british = financeFormats({ locale: 'en', country: 'GB', currency: 'GBP' });
const finnish = financeFormats({ locale: 'fi', country: 'FI', currency: 'EUR' });
const slovak = financeFormats({ locale: 'sk', country: 'SK', currency: 'EUR' });

describe('amounts', () => {
  test.each([
    [swedish, 3776.3, '3 776,30 kr'],
    [swedish, 495, '495 kr'],
    [swedish, 0.005, '0,01 kr'],
    [british, 1234.5, '£1,234.50'],
    [finnish, 9, '9 €'],
  ])('%#', (formats, amount, text) => {
    expect(plain(formats.money(amount))).toBe(text);
  });

  test('have the currency on its usual side', () => {
    expect(swedish.currencyAffix).toEqual({ suffix: 'kr' });
    expect(british.currencyAffix).toEqual({ prefix: '£' });
  });
});

test('nominal rates have the decimals they need', () => {
  expect([5.95, 0, 7.4].map((rate) => plain(swedish.rate(rate)))).toEqual([
    '5,95 %',
    '0 %',
    '7,4 %',
  ]);
});

test('effective rates have two decimals, in Britain one', () => {
  expect(plain(swedish.effectiveRate(6.526))).toBe('6,53 %');
  expect(plain(swedish.effectiveRate(-0.0001))).toBe('0,00 %');
  expect(plain(swedish.effectiveRate(-0.5))).toBe('−0,50 %');
  expect(british.effectiveRate(8.949)).toBe('8.9%');
  const english = financeFormats({ locale: 'en', country: 'SE', currency: 'SEK' });
  expect(english.effectiveRate(8.949)).toBe('8.95%');
});

test('durations agree with their number', () => {
  expect([1, 36].map(swedish.months).map(plain)).toEqual(['1 månad', '36 månader']);
  expect([1, 2, 36].map(slovak.monthUnit)).toEqual(['mesiac', 'mesiace', 'mesiacov']);
  expect([1, 36].map(finnish.monthUnit)).toEqual(['kuukausi', 'kuukautta']);
});
