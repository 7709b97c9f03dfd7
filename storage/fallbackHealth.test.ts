import { expect, test } from 'vitest';
import { fallbackHealth } from './fallbackHealth.ts';
import type { StoreHealth } from './storeRecord.ts';

const ok: StoreHealth = { state: 'ok', refused: undefined, lastAddedAgeMs: 5_000 };
const refused = { kind: 'unavailable', count: 2, firstAgeMs: 9, lastAgeMs: 3 } as const;
const down: StoreHealth = { state: 'unavailable', refused, lastAddedAgeMs: undefined };
const full: StoreHealth = {
  state: 'full',
  refused: { ...refused, kind: 'full' },
  lastAddedAgeMs: undefined,
};

test.each([
  ['both work', ok, { ...ok, lastAddedAgeMs: 100 }, { ...ok, lastAddedAgeMs: 100 }],
  // What one store refused, the other one has taken.
  ['the shared one fails', down, ok, { ...ok, state: 'local' }],
  ['both fail', down, full, { ...full, state: 'full' }],
  ['the local one fails', ok, full, { ...full, lastAddedAgeMs: 5_000 }],
])('when %s', (_what, shared, local, expected) => {
  expect(fallbackHealth(shared, local)).toEqual(expected);
});
