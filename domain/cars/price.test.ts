import { describe, expect, test } from 'vitest';
import type { CarPricing, CarSummary } from './car.ts';
import { monthlyCosts, type PriceLine, priceFigure, priceLine } from './price.ts';
import { testCar } from './testing/testCar.ts';

describe('priceLine', () => {
  const line = { currency: 'SEK', vat: 'with', isFrom: false } as const;

  test.each<[string, Partial<CarPricing>, PriceLine]>([
    ['an amount', { amount: 1000 }, { ...line, kind: 'amount', amount: 1000 }],
    [
      'a campaign',
      { amount: 900, former: 1000 },
      { ...line, kind: 'campaign', amount: 900, ordinary: 1000 },
    ],
    [
      'a campaign that saves nothing',
      { amount: 1000, former: 1000 },
      { ...line, kind: 'amount', amount: 1000 },
    ],
    [
      'a campaign that costs more',
      { amount: 1000, former: 900 },
      { ...line, kind: 'amount', amount: 1000 },
    ],
    [
      'a former price that the rule of 30 days allows',
      { amount: 900, former: 1000, reduction: 100 },
      { ...line, kind: 'campaign', amount: 900, ordinary: 1000 },
    ],
    [
      'a former price above the lowest of 30 days not at all, but the reduction',
      { amount: 900, former: 1000, reduction: 50 },
      { ...line, kind: 'amount', amount: 900, reduction: 50 },
    ],
    [
      'a former price of a car that isn’t reduced not at all',
      { amount: 900, former: 1000, reduction: 0 },
      { ...line, kind: 'amount', amount: 900 },
    ],
    [
      'a reduction without a campaign',
      { amount: 900, reduction: 100 },
      { ...line, kind: 'amount', amount: 900, reduction: 100 },
    ],
    ['a former price alone', { former: 900 }, { kind: 'none' }],
    ['words', { text: 'Pris på förfrågan' }, { kind: 'text', text: 'Pris på förfrågan' }],
    [
      'words beside an amount',
      { amount: 1000, text: '1 000 kr' },
      { ...line, kind: 'amount', amount: 1000 },
    ],
    ['nothing', {}, { kind: 'none' }],
  ])('says %s', (_what, price, expected) => {
    expect(priceLine(testCar({ price: { currency: 'SEK', ...price } }))).toEqual(expected);
  });

  test.each<[string, Partial<CarSummary>, Partial<PriceLine>]>([
    ['a light commercial vehicle is without VAT', { isCommercial: true }, { vat: 'without' }],
    ['any other is with VAT', {}, { vat: 'with' }],
    ['a sample has a price from', { isSample: true }, { isFrom: true }],
  ])('%s', (_what, car, expected) => {
    const amount = { currency: 'EUR', amount: 1000 };
    const campaign = { ...amount, former: 1100 };
    expect(priceLine(testCar({ ...car, price: amount }))).toMatchObject(expected);
    expect(priceLine(testCar({ ...car, price: campaign }))).toMatchObject({
      ...expected,
      currency: 'EUR',
    });
  });
});

describe('both figures of a price', () => {
  const van = testCar({
    isCommercial: true,
    price: { currency: 'SEK', amount: 200, former: 240, other: { amount: 250, former: 300 } },
  });

  test('are those of the line', () => {
    expect(priceLine(van)).toMatchObject({ amount: 200, other: { amount: 250, former: 300 } });
    expect(priceFigure(priceLine(van), 'without')).toBe(200);
    expect(priceFigure(priceLine(van), 'with')).toBe(250);
  });

  test('are swapped for a car that a company may deduct the VAT of', () => {
    const line = priceLine(testCar({ price: { ...van.price } }));
    expect(priceFigure(line, 'with')).toBe(200);
    expect(priceFigure(line, 'without')).toBe(250);
  });

  test('are unknown for all other cars', () => {
    const line = priceLine(testCar({ price: { currency: 'SEK', amount: 200 } }));
    expect(line).not.toHaveProperty('other');
    expect(priceFigure(line, 'with')).toBe(200);
    expect(priceFigure(line, 'without')).toBeUndefined();
    expect(priceFigure(priceLine(testCar({})), 'with')).toBeUndefined();
  });
});

describe('monthlyCosts', () => {
  test('are in display order, with their campaigns', () => {
    const car = testCar({
      monthlyCosts: { companyLeasing: 3, loan: 1, privateLeasing: 2 },
      hasCampaign: { price: true, loan: false, privateLeasing: true, companyLeasing: false },
    });
    expect(monthlyCosts(car)).toEqual([
      { kind: 'loan', amount: 1, currency: 'SEK', isCampaign: false },
      { kind: 'privateLeasing', amount: 2, currency: 'SEK', isCampaign: true },
      { kind: 'companyLeasing', amount: 3, currency: 'SEK', isCampaign: false },
    ]);
  });

  test('leave out unavailable kinds of payment', () => {
    const kinds = monthlyCosts(testCar({ monthlyCosts: { loan: 1 } })).map(({ kind }) => kind);
    expect(kinds).toEqual(['loan']);
    expect(monthlyCosts(testCar({}))).toEqual([]);
  });
});
