import { expect, test, vi } from 'vitest';
import { fail, ok, type Result } from '#domain/result.ts';
import { createTestLoop } from '#upstream/http/testing/testLoop.ts';
import { passTime, settle } from '../testing/passTime.ts';
import { testEntry, testId } from '../testing/testLead.ts';
import { createDeliveries } from './deliveries.ts';
import type { OutboxStore } from './outboxStore.ts';

const limits = {
  concurrent: 4,
  pollMs: 1_000,
  leaseMs: 15_000,
  backOff: { firstMs: 500, maxMs: 60_000 },
};

/** Deliveries from a store in memory, and the ids of what was sent. They end when the test says so. */
function openDeliveries() {
  const loop = createTestLoop();
  const waiting: number[] = [];
  const sent: string[] = [];
  const ends: (() => void)[] = [];
  const store = {
    leases: vi.fn<OutboxStore['leases']>(async () => ok([])),
    claim: async (lease: string) => {
      const number = waiting.shift();
      return ok(number === undefined ? undefined : { ...testEntry(number), lease, attempts: 0 });
    },
    confirm: vi.fn<OutboxStore['confirm']>(async () => ok(undefined)),
    postpone: async () => ok(undefined),
  } satisfies Partial<OutboxStore>;
  const deliveries = createDeliveries({
    store,
    deliver: ({ lead }) => {
      sent.push(lead.formSubmissionId);
      return new Promise<Result<undefined, never>>((resolve) => {
        ends.push(() => resolve(ok(undefined)));
      });
    },
    delivered: 'delivered',
    clock: { now: loop.now, after: loop.timers.after, random: () => 1 },
    newLease: () => `lease ${sent.length} of ${waiting.length}`,
    limits,
    onRound: async () => undefined,
    log: () => undefined,
  });
  return {
    ...deliveries,
    loop,
    store,
    waiting,
    sent,
    endAll: () => ends.splice(0).forEach((end) => void end()),
  };
}

test('entries that are added at the same moment are delivered four at a time', async () => {
  const { start, wake, stop, waiting, sent, endAll } = openDeliveries();
  start();
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    waiting.push(number);
    wake();
  }
  await settle();
  expect(sent).toEqual([1, 2, 3, 4].map(testId));
  endAll();
  await settle();
  expect(sent).toEqual([1, 2, 3, 4, 5, 6, 7].map(testId));
  endAll();
  await stop();
});

test('the store of an idle process is asked once per interval', async () => {
  const { start, stop, loop, store } = openDeliveries();
  start();
  await settle();
  store.leases.mockClear();
  await passTime(loop, 10 * limits.pollMs, limits.pollMs / 10);
  expect(store.leases).toHaveBeenCalledTimes(10);
  await stop();
  await passTime(loop, 10 * limits.pollMs, limits.pollMs);
  expect(store.leases).toHaveBeenCalledTimes(10);
});

test('nothing else is delivered while the store can’t take note of a delivery', async () => {
  const { start, wake, stop, loop, store, waiting, sent, endAll } = openDeliveries();
  store.confirm.mockImplementation(async () => fail({ kind: 'full', reason: 'no room' }));
  start();
  waiting.push(1);
  wake();
  await settle();
  endAll();
  await settle();
  waiting.push(2);
  wake();
  await passTime(loop, 3 * limits.pollMs, limits.pollMs);
  expect(sent).toEqual([testId(1)]);
  store.confirm.mockImplementation(async () => ok(undefined));
  await passTime(loop, limits.pollMs, limits.pollMs);
  expect(sent).toEqual([1, 2].map(testId));
  endAll();
  await stop();
});
