import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { addDays } from '../addDays.ts';
import { type DatedPrice, priceReduction } from './priceReduction.ts';

const today = '2026-11-22';

/** Prices by the number of days that they have applied. */
function prices(...entries: readonly (readonly [daysAgo: number, amount: number])[]) {
  return entries.map(
    ([daysAgo, amount]): DatedPrice => ({ day: addDays(today, -daysAgo), amount }),
  );
}

test.each([
  ['no history', prices(), undefined],
  ['one price', prices([90, 250_000]), undefined],
  ['the same price again', prices([90, 250_000], [3, 250_000]), undefined],
  ['a reduction', prices([90, 250_000], [3, 240_000]), { daysAgo: 3, prior: 250_000 }],
  ['a reduction by one unit', prices([90, 240_001], [3, 240_000]), { daysAgo: 3, prior: 240_001 }],
  ['a rise', prices([90, 240_000], [3, 250_000]), undefined],
  [
    'a reduction to the price before a rise',
    prices([90, 240_000], [10, 260_000], [3, 240_000]),
    undefined,
  ],
  [
    'a reduction below the price before a rise',
    prices([90, 240_000], [10, 260_000], [3, 235_000]),
    { daysAgo: 3, prior: 240_000 },
  ],
  ['a rise just inside the 30 days', prices([90, 240_000], [32, 260_000], [3, 240_000]), undefined],
  [
    'a rise just outside the 30 days',
    prices([90, 240_000], [33, 260_000], [3, 240_000]),
    { daysAgo: 3, prior: 260_000 },
  ],
  [
    'a second reduction counts from the first',
    prices([90, 260_000], [20, 250_000], [3, 240_000]),
    { daysAgo: 3, prior: 250_000 },
  ],
  [
    'a car that is new in the stock',
    prices([5, 250_000], [3, 240_000]),
    { daysAgo: 3, prior: 250_000 },
  ],
  [
    'an old reduction still applies',
    prices([170, 250_000], [100, 240_000]),
    { daysAgo: 100, prior: 250_000 },
  ],
  ['prices in any order', prices([3, 240_000], [90, 250_000]), { daysAgo: 3, prior: 250_000 }],
  [
    'two prices on a day: the lowest counts',
    prices([90, 250_000], [10, 260_000], [10, 245_000], [3, 240_000]),
    { daysAgo: 3, prior: 245_000 },
  ],
])('%s', (_, history, reduced) => {
  const current = Math.min(
    ...prices([0, 240_000], [0, history.at(-1)?.amount ?? 0]).map(({ amount }) => amount),
  );
  const found = priceReduction(history);
  if (!reduced) expect(found).toBeUndefined();
  else {
    expect(found).toMatchObject({ day: addDays(today, -reduced.daysAgo), prior: reduced.prior });
    expect(found?.amount).toBe(reduced.prior - Math.min(current, 240_000));
  }
});

const anyHistory = fc.array(
  fc.record({ daysAgo: fc.nat(120), amount: fc.integer({ min: 1, max: 50 }) }),
  {
    maxLength: 12,
  },
);

/** The price that applies on a day, day by day: the rule as simply as possible. */
function priceOn(history: readonly DatedPrice[], day: string): number | undefined {
  const days = history.map((each) => each.day).filter((each) => each <= day);
  const last = days.toSorted().at(-1);
  const amounts = history.filter((each) => each.day === last).map(({ amount }) => amount);
  return amounts.length > 0 ? Math.min(...amounts) : undefined;
}

propertyTest.prop([anyHistory])('is the lowest price of each of the 30 days before', (entries) => {
  const history = prices(...entries.map(({ daysAgo, amount }) => [daysAgo, amount] as const));
  const found = priceReduction(history);
  if (!found) return;
  const before = Array.from({ length: 30 }, (_, at) =>
    priceOn(history, addDays(found.day, -at - 1)),
  );
  const known = before.flatMap((amount) => amount ?? []);
  expect(found.prior).toBe(Math.min(...known));
  expect(priceOn(history, today)).toBe(found.prior - found.amount);
  expect(found.amount).toBeGreaterThan(0);
});

propertyTest.prop([anyHistory])(
  'a price is reduced unless it was as low on one of those days',
  (entries) => {
    const history = prices(...entries.map(({ daysAgo, amount }) => [daysAgo, amount] as const));
    if (priceReduction(history)) return;
    const current = priceOn(history, today);
    const changed = Array.from({ length: 121 }, (_, at) => addDays(today, -at)).find(
      (day) => priceOn(history, addDays(day, -1)) !== current,
    );
    if (current === undefined || changed === undefined) return;
    const before = Array.from({ length: 30 }, (_, at) =>
      priceOn(history, addDays(changed, -at - 1)),
    );
    expect(
      Math.min(...before.flatMap((amount) => amount ?? []), Number.POSITIVE_INFINITY) > current,
    ).toBe(before.every((amount) => amount === undefined));
  },
);
