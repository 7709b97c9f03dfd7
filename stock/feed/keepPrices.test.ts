import { expect, test } from 'vitest';
import type { SearchDocument } from '#search-engine/engine.ts';
import { keepChangedPrices, withKeptPrice } from './keepPrices.ts';
import { bring, json } from './testing/bringFeed.ts';

const from = (date: string, price: number) => ({ date, price });

const before = (...prices: readonly ReturnType<typeof from>[]): SearchDocument => ({
  car_id: '1',
  car_price_history: prices,
});

/** The history that a car of this price gets, and its reduction. */
function kept(price: number, stored: SearchDocument | undefined) {
  const car = withKeptPrice({ car_id: '1', car_price: price }, stored, '2026-11-22');
  return { history: car['car_price_history'], reduction: car['car_price_reduction'] };
}

const first = from('2026-10-01', 200);

test.each([
  ['a new car has one price', 200, undefined, [from('2026-11-22', 200)], undefined],
  ['the same price adds none', 200, before(first), [first], undefined],
  ['a lower price is a reduction', 190, before(first), [first, from('2026-11-22', 190)], 10],
  ['a higher price is no reduction', 210, before(first), [first, from('2026-11-22', 210)], 0],
  [
    'a second change on a day replaces the first',
    180,
    before(first, from('2026-11-22', 190)),
    [first, from('2026-11-22', 180)],
    20,
  ],
  [
    'a stored car without a history gets one',
    200,
    { car_id: '1' },
    [from('2026-11-22', 200)],
    undefined,
  ],
])('%s', (_, price, stored, history, reduction) => {
  expect(kept(price, stored)).toEqual({ history, reduction });
});

test('a history of the feed’s own stays, and so does a car without a price', () => {
  const own = { car_id: '1', car_price: 150, car_price_history: [from('2026-11-01', 150)] };
  expect(withKeptPrice(own, before(first), '2026-11-22')).toBe(own);
  const unpriced = { car_id: '1' };
  expect(withKeptPrice(unpriced, before(first), '2026-11-22')).toBe(unpriced);
});

test('a very long history forgets its beginning', () => {
  const prices = Array.from({ length: 60 }, (_, at) => from(`2026-01-${10 + at}`, at));
  const { history } = kept(1000, before(...prices));
  expect(history).toHaveLength(60);
  expect(history).toEqual([...prices.slice(1), from('2026-11-22', 1000)]);
});

test('a feed is compared with the index, and a price that falls is known from the second feed on', async () => {
  const one = await bring(json({ car_price: 200_000 }), { today: '2026-11-01' });
  expect(one.shop()).toMatchObject([{ car_price_history: [from('2026-11-01', 200_000)] }]);
  const lines = [json({ car_price: 190_000 }), json({ car_id: '2', car_price: 1 })].join('\n');
  const two = await bring(lines, { today: '2026-11-20', before: one.shop() });
  expect(two.shop()).toMatchObject([
    {
      car_price_history: [from('2026-11-01', 200_000), from('2026-11-20', 190_000)],
      car_price_reduction: 10_000,
      car_is_price_reduced: true,
    },
    { car_price_history: [from('2026-11-20', 1)] },
  ]);
});

test('what a feed says of reductions without a history is left out', async () => {
  const { shop } = await bring(json({ car_price_reduction: 50_000, car_is_price_reduced: true }));
  expect(shop()[0]).not.toHaveProperty('car_price_reduction');
  expect(shop()[0]).not.toHaveProperty('car_is_price_reduced');
});

test('changes to cars keep their order and their prices', async () => {
  const stored = async () => new Map([['2', before(first)]]);
  const upsert = (car_id: string) =>
    ({ kind: 'upsert', document: { car_id, car_price: 100 } }) as const;
  const changes = [upsert('1'), { kind: 'remove', id: '3' } as const, upsert('2')];
  const place = { index: 'vehicles-x', target: { stored }, today: '2026-11-22' };
  expect(await keepChangedPrices(changes, { ...place, feed: { hasPrices: false } })).toBe(changes);
  const keeping = { ...place, feed: { hasPrices: true } };
  expect(await keepChangedPrices(changes, keeping)).toMatchObject([
    { document: { car_id: '1', car_price_history: [from('2026-11-22', 100)] } },
    { kind: 'remove', id: '3' },
    { document: { car_id: '2', car_price_history: [first, from('2026-11-22', 100)] } },
  ]);
});
