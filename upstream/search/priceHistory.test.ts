import { expect, test } from 'vitest';
import { parsePriceHistory, reductionFields } from './priceHistory.ts';

const from = (date: string, price: number) => ({ date, price });
const lowered = [from('2026-09-01', 250_000), from('2026-11-12', 240_000)];
const raised = [from('2026-09-01', 240_000), from('2026-11-12', 250_000)];

test.each<[string, unknown, unknown, object]>([
  ['no history', undefined, 240_000, {}],
  ['no list', 'lowered', 240_000, {}],
  ['one price', [from('2026-09-01', 240_000)], 240_000, {}],
  ['a reduction', lowered, 240_000, { car_price_reduction: 10_000, car_is_price_reduced: true }],
  ['a rise', raised, 250_000, { car_price_reduction: 0 }],
  ['the history of another price', lowered, 230_000, { car_price_reduction: 0 }],
  ['no price', lowered, undefined, { car_price_reduction: 0 }],
])('%s', (_, history, price, fields) => {
  expect(reductionFields(history, price)).toEqual(fields);
});

test('invalid prices are left out of a history', () => {
  const wire = [
    from('2026-09-01', 250_000),
    { date: 'yesterday', price: 1 },
    null,
    from('2026-10-01', -1),
  ];
  expect(parsePriceHistory(wire)).toEqual([{ day: '2026-09-01', amount: 250_000 }]);
  expect(parsePriceHistory([null])).toBeUndefined();
});
