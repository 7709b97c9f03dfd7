import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fail, ok } from '#domain/result.ts';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import { createTestLoop, type TestLoop } from '#upstream/http/testing/testLoop.ts';
import { passTime } from '../testing/passTime.ts';
import { testEntry, testId } from '../testing/testLead.ts';
import type { Deliveries } from './deliveries.ts';
import { createForwarding } from './forwarding.ts';
import { createForwardingOutboxStore } from './forwardingOutboxStore.ts';
import type { OutboxEntry, OutboxStore } from './outboxStore.ts';
import { createSqliteOutboxStore } from './sqliteOutboxStore.ts';

const limits = {
  concurrent: 4,
  pollMs: 1_000,
  leaseMs: 15_000,
  backOff: { firstMs: 1_000, maxMs: 10_000 },
};
const failure = { kind: 'unavailable', reason: 'connection refused' } as const;

let folder: string;
let loop: TestLoop;
let lines: string[];
let machines: { readonly forwarding: Deliveries; readonly stores: readonly OutboxStore[] }[];
/** How the shared store answers. */
let shared: 'up' | 'down' | 'too-late';

beforeEach(async () => {
  folder = await createTestFolder();
  loop = createTestLoop();
  lines = [];
  machines = [];
  shared = 'up';
});
afterEach(async () => {
  await Promise.all(machines.map(({ forwarding }) => forwarding.stop()));
  await Promise.all(machines.flatMap(({ stores }) => stores.map((store) => store.close())));
  await rm(folder, { recursive: true });
});

function openStore(name: string): OutboxStore {
  return createSqliteOutboxStore({
    file: join(folder, `${name}.sqlite`),
    now: () => 1_800_000_000_000 + loop.now(),
    maxDelayMs: limits.backOff.maxMs,
    log: () => undefined,
  });
}

/** A store that fails when the test says so, or does its work and is too late to say so. */
function breakable(store: OutboxStore): OutboxStore {
  const health = { refused: undefined, lastAddedAgeMs: undefined };
  return {
    ...store,
    add: async (entry: OutboxEntry) => {
      if (shared === 'down') return fail(failure);
      const answer = await store.add(entry);
      return shared === 'too-late' ? fail(failure) : answer;
    },
    backlog: async () => (shared === 'up' ? store.backlog() : fail(failure)),
    health: () => ({ ...health, state: shared === 'up' ? 'ok' : 'unavailable' }),
  };
}

/** A machine with its own outbox and the shared one. */
function startMachine(name: string) {
  const [inDatabase, local] = [breakable(openStore('shared')), openStore(name)];
  const forwarding = createForwarding({
    shared: inDatabase,
    local,
    clock: { now: loop.now, after: loop.timers.after, random: () => 1 },
    newLease: randomUUID,
    limits,
    log: (line) => lines.push(line),
  });
  machines.push({ forwarding, stores: [inDatabase, local] });
  forwarding.start();
  return { local, store: createForwardingOutboxStore({ shared: inDatabase, local }) };
}

const pass = (ms: number) => passTime(loop, ms, limits.pollMs);

async function waiting({ backlog }: OutboxStore): Promise<number> {
  const found = await backlog();
  return found.ok ? found.value.waiting : expect.unreachable(found.failure.reason);
}

async function claimAll(store: OutboxStore): Promise<readonly string[]> {
  const claimed = await store.claim(randomUUID(), []);
  if (!claimed.ok || !claimed.value) return [];
  return [claimed.value.lead.formSubmissionId, ...(await claimAll(store))];
}

test('entries are stored for all machines', async () => {
  const { store, local } = startMachine('a');
  expect(await store.add(testEntry(1))).toEqual(ok('added'));
  expect(await waiting(local)).toBe(0);
  expect(store.health().state).toBe('ok');
});

test('while the shared store fails, entries are stored here, and move over later, once', async () => {
  const [a, b] = [startMachine('a'), startMachine('b')];
  shared = 'down';
  for (const number of [1, 2]) expect(await a.store.add(testEntry(number))).toEqual(ok('added'));
  // A browser that repeats a submission may reach another machine.
  expect(await b.store.add(testEntry(2))).toEqual(ok('added'));
  await pass(30_000);
  expect([await waiting(a.local), await waiting(b.local)]).toEqual([2, 1]);
  expect(a.store.health().state).toBe('local');
  shared = 'up';
  await pass(20_000);
  expect([await waiting(a.local), await waiting(b.local)]).toEqual([0, 0]);
  expect((await claimAll(a.store)).toSorted()).toEqual([testId(1), testId(2)]);
  expect(lines.at(-1)).toMatch(/^leads: .* moved to the shared outbox$/);
});

test('an entry that was stored after all, though too late to know, is delivered once', async () => {
  const { store, local } = startMachine('a');
  shared = 'too-late';
  expect(await store.add(testEntry(1))).toEqual(ok('added'));
  shared = 'up';
  expect(await claimAll(store)).toEqual([testId(1)]);
  await store.confirm(testId(1));
  await pass(20_000);
  expect(await waiting(local)).toBe(0);
  expect(await claimAll(store)).toEqual([]);
});

test('what waits is known even while one of the stores fails', async () => {
  const { store } = startMachine('a');
  await store.add(testEntry(1));
  shared = 'down';
  loop.pass(500);
  await store.add(testEntry(2));
  expect(await store.backlog()).toMatchObject({ value: { waiting: 1 } });
  shared = 'up';
  const backlog = await store.backlog();
  expect(backlog).toEqual(ok({ waiting: 2, oldest: { id: testId(1), ageMs: 500 } }));
});
