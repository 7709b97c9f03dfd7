import { expect, test, vi } from 'vitest';
import { fail, ok } from '#domain/result.ts';
import type { UpstreamFailure } from '#domain/upstreamFailure.ts';
import { testEntry, testId } from '../testing/testLead.ts';
import { createAttempts } from './attempts.ts';
import type { ClaimedEntry, OutboxStore } from './outboxStore.ts';

/** Attempts that end with a failure, or with success. The waits are the longest that chance allows. */
function openAttempts(failure?: UpstreamFailure) {
  const store = {
    confirm: vi.fn<OutboxStore['confirm']>(async () => ok(undefined)),
    postpone: vi.fn<OutboxStore['postpone']>(async () => ok(undefined)),
  };
  const outage = { succeeded: vi.fn(), failed: vi.fn() };
  const backOff = { firstMs: 500, maxMs: 60_000 };
  const attempts = createAttempts({
    store,
    deliver: async () => (failure ? fail(failure) : ok(undefined)),
    delivered: 'delivered',
    clock: { now: () => 7, after: () => () => undefined, random: () => 1 },
    limits: { concurrent: 4, pollMs: 1_000, leaseMs: 15_000, backOff },
    outage,
    log: () => undefined,
  });
  return { ...attempts, store, outage };
}

function claimed(number: number, failedAttempts = 0): ClaimedEntry {
  return { ...testEntry(number), lease: `lease ${number}`, attempts: failedAttempts };
}

test.each([
  [302, true],
  [399, true],
  [400, false],
  [404, false],
  [407, false],
  [408, true],
  [409, false],
  [422, false],
  [499, false],
  [500, true],
  [503, true],
])('status %i pauses other deliveries: %s', async (status, isOutage) => {
  const { attempt, outage, store } = openAttempts({ kind: 'server-error', status });
  await attempt(claimed(1));
  expect(outage.failed.mock.calls).toEqual(isOutage ? [[7, 0]] : []);
  expect(store.postpone).toHaveBeenCalledOnce();
});

test.each<UpstreamFailure>([
  { kind: 'timeout', afterMs: 5_000 },
  { kind: 'unreachable', reason: 'ECONNREFUSED' },
  { kind: 'unauthorized' },
  { kind: 'malformed', reason: 'no JSON' },
])('a failure that may concern all leads pauses other deliveries: %j', async (failure) => {
  const { attempt, outage } = openAttempts(failure);
  await attempt(claimed(1));
  expect(outage.failed.mock.calls).toEqual([[7, 0]]);
});

test('the pause is as long as the service asks to wait', async () => {
  const { attempt, outage } = openAttempts({ kind: 'rate-limited', retryAfterMs: 30_000 });
  await attempt(claimed(1));
  expect(outage.failed.mock.calls).toEqual([[7, 30_000]]);
});

test('a lead waits twice as long after each failed attempt', async () => {
  const { attempt, store } = openAttempts({ kind: 'server-error', status: 400 });
  for (const failedAttempts of [0, 1, 2, 6, 7, 100]) await attempt(claimed(1, failedAttempts));
  const delays = store.postpone.mock.calls.map(([, delayMs]) => delayMs);
  expect(delays).toEqual([500, 1_000, 2_000, 32_000, 60_000, 60_000]);
});

test('deliveries are reported to the store again until it has recorded all of them', async () => {
  const { attempt, store, confirmAgain, isDelivered } = openAttempts();
  const leases = ['lease 1', 'lease 2'];
  store.confirm.mockImplementation(async () => fail({ kind: 'full', reason: 'no room' }));
  for (const number of [1, 2]) await attempt(claimed(number));
  expect(await confirmAgain()).toBe(false);
  expect(leases.filter(isDelivered)).toEqual(leases);
  store.confirm.mockReset();
  store.confirm.mockImplementation(async () => ok(undefined));
  expect(await confirmAgain()).toBe(true);
  expect(store.confirm.mock.calls).toEqual([[testId(1)], [testId(2)]]);
  expect(leases.filter(isDelivered)).toEqual([]);
});
