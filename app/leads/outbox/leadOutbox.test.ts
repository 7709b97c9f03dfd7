import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fail, ok, type Result } from '#domain/result.ts';
import type { UpstreamFailure } from '#domain/upstreamFailure.ts';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import { createTestLoop, type TestLoop } from '#upstream/http/testing/testLoop.ts';
import { passTime, settle } from '../testing/passTime.ts';
import { testEntry, testId } from '../testing/testLead.ts';
import { createLeadOutbox, type LeadOutbox } from './leadOutbox.ts';
import type { OutboxEntry, OutboxStore } from './outboxStore.ts';
import { createSqliteOutboxStore } from './sqliteOutboxStore.ts';

const limits = {
  concurrent: 4,
  pollMs: 1_000,
  leaseMs: 15_000,
  backOff: { firstMs: 500, maxMs: 60_000 },
};
const lateMs = 2 * 60_000;

type Deliver = (entry: OutboxEntry) => Promise<Result<undefined, UpstreamFailure>>;

let folder: string;
let loop: TestLoop;
/** How far the clock of the machine is ahead of the time that has passed. */
let jumpMs: number;
let lines: string[];
let outboxes: LeadOutbox[];
let stores: OutboxStore[];
/** Ids in the order in which they were sent. */
let sent: string[];

beforeEach(async () => {
  folder = await createTestFolder();
  loop = createTestLoop();
  jumpMs = 0;
  lines = [];
  outboxes = [];
  stores = [];
  sent = [];
});
afterEach(async () => {
  await Promise.all(outboxes.map((outbox) => outbox.stop()));
  await Promise.all(stores.map((store) => store.close()));
  await rm(folder, { recursive: true });
});

const good: Deliver = async () => ok(undefined);
const failing: Deliver = async () => fail({ kind: 'server-error', status: 500 });

function createStore(): OutboxStore {
  const store = createSqliteOutboxStore({
    file: join(folder, 'outbox.sqlite'),
    now: () => 1_800_000_000_000 + loop.now() + jumpMs,
    maxDelayMs: limits.backOff.maxMs,
    log: (line) => lines.push(line),
  });
  stores.push(store);
  return store;
}

/** Starts a process with an outbox. */
function startProcess(deliver: Deliver, store = createStore()): LeadOutbox {
  const outbox = createLeadOutbox({
    store,
    deliver: (entry) => {
      sent.push(entry.lead.formSubmissionId);
      return deliver(entry);
    },
    clock: { now: loop.now, after: loop.timers.after, random: () => 1 },
    newLease: randomUUID,
    limits,
    lateMs,
    log: (line) => lines.push(line),
  });
  outboxes.push(outbox);
  outbox.start();
  return outbox;
}

const pass = (ms: number) => passTime(loop, ms, limits.pollMs);

async function accept(outbox: LeadOutbox, ...numbers: number[]): Promise<void> {
  for (const number of numbers) await outbox.accept(testEntry(number));
}

const ids = (...numbers: number[]) => numbers.map(testId);

async function waiting(): Promise<number> {
  const store = createStore();
  const backlog = await store.backlog();
  await store.close();
  return backlog.ok ? backlog.value.waiting : expect.unreachable(backlog.failure.reason);
}

/** A service that answers when the test says so. */
function hanging() {
  const answers: ((answer: Result<undefined, UpstreamFailure>) => void)[] = [];
  const deliver: Deliver = () => new Promise((resolve) => answers.push(resolve));
  const answer = (result: Result<undefined, UpstreamFailure>) => {
    for (const resolve of answers.splice(0)) resolve(result);
  };
  return { deliver, answer, pending: () => answers.length };
}

describe('deliveries', () => {
  test('begin at once, and end with an empty outbox', async () => {
    const outbox = startProcess(good);
    await accept(outbox, 1, 2);
    await settle();
    expect(sent).toEqual(ids(1, 2));
    expect(await waiting()).toBe(0);
    expect(lines).toContainEqual(expect.stringMatching(/000001 .* attempt 1: delivered/));
  });

  test('run four at a time', async () => {
    const { deliver, answer, pending } = hanging();
    const outbox = startProcess(deliver);
    await accept(outbox, 1, 2, 3, 4, 5, 6);
    await settle();
    expect(pending()).toBe(4);
    answer(ok(undefined));
    await settle();
    expect(pending()).toBe(2);
    answer(ok(undefined));
  });

  test('send a repeated submission once', async () => {
    const outbox = startProcess(good);
    await accept(outbox, 1, 1);
    await settle();
    await accept(outbox, 1);
    await pass(10_000);
    expect(sent).toEqual(ids(1));
  });

  test('log no personal data', async () => {
    const outbox = startProcess(failing);
    await accept(outbox, 1);
    await pass(5_000);
    expect(lines.join()).not.toMatch(/Visitor|for sale/);
  });

  test('go on after a bug', async () => {
    let isBroken = true;
    const outbox = startProcess(async () => {
      if (isBroken) throw new Error('bug');
      return ok(undefined);
    });
    await accept(outbox, 1);
    await settle();
    isBroken = false;
    await pass(2_000);
    expect(await waiting()).toBe(0);
  });
});

describe('an outage of the lead service', () => {
  test('is probed by one lead at a time, less and less often', async () => {
    const outbox = startProcess(failing);
    await accept(outbox, ...Array.from({ length: 50 }, (_, at) => at));
    await pass(1);
    const burst = sent.length;
    expect(burst).toBeLessThanOrEqual(limits.concurrent);
    await pass(10 * 60_000);
    const probes = sent.length - burst;
    expect(probes).toBeGreaterThan(10);
    expect(probes).toBeLessThan(20);
    expect(await waiting()).toBe(50);
  });

  test('tries different leads, because one of them may be the reason', async () => {
    const poison = testId(1);
    const outbox = startProcess(async ({ lead }) =>
      lead.formSubmissionId === poison ? failing(testEntry(1)) : ok(undefined),
    );
    await accept(outbox, 1, 2, 3, 4, 5, 6, 7, 8);
    await pass(5_000);
    expect(await waiting()).toBe(1);
  });

  test('ends with the first success, and all leads follow', async () => {
    let isDown = true;
    const outbox = startProcess(async (entry) => (isDown ? failing(entry) : ok(undefined)));
    await accept(outbox, ...Array.from({ length: 50 }, (_, at) => at));
    await pass(10 * 60_000);
    isDown = false;
    await pass(2 * 60_000);
    expect(await waiting()).toBe(0);
  });

  test('lasts as long as the service asks to wait', async () => {
    const outbox = startProcess(async () => fail({ kind: 'rate-limited', retryAfterMs: 30_000 }));
    await accept(outbox, 1, 2);
    await pass(29_000);
    const before = sent.length;
    await pass(2_000);
    expect([before, sent.length]).toEqual([2, 3]);
  });
});

test('a lead that the service refuses doesn’t delay others, and is tried for ever', async () => {
  const refused = testId(1);
  const outbox = startProcess(async ({ lead }) =>
    lead.formSubmissionId === refused ? fail({ kind: 'server-error', status: 400 }) : ok(undefined),
  );
  await accept(outbox, 1, 2, 3);
  await settle();
  expect(await waiting()).toBe(1);
  await pass(10 * 60_000);
  const tries = sent.filter((id) => id === refused).length;
  expect(tries).toBeGreaterThan(10);
  expect(tries).toBeLessThan(20);
});

describe('several processes', () => {
  test('never deliver the same lead at the same time', async () => {
    const { deliver, answer } = hanging();
    const [first] = [startProcess(deliver), startProcess(deliver)];
    await accept(first, ...Array.from({ length: 12 }, (_, at) => at));
    for (let round = 0; round < 5; round += 1) {
      await pass(limits.pollMs);
      answer(ok(undefined));
    }
    await settle();
    expect(sent.toSorted()).toEqual(Array.from({ length: 12 }, (_, at) => testId(at)));
  });

  test('a lead of a killed process is delivered by another once its lease has expired', async () => {
    const killed = hanging();
    const first = startProcess(killed.deliver);
    await accept(first, 1);
    await settle();
    startProcess(good);
    await pass(limits.leaseMs - 1_000);
    expect(sent).toEqual(ids(1));
    await pass(2_000);
    expect(sent).toEqual(ids(1, 1));
    expect(await waiting()).toBe(0);
    killed.answer(ok(undefined));
  });

  test('a process keeps the leases of its own slow deliveries', async () => {
    const slow = hanging();
    const outbox = startProcess(slow.deliver);
    await accept(outbox, 1);
    await pass(10 * limits.leaseMs);
    expect(sent).toEqual(ids(1));
    slow.answer(ok(undefined));
    await settle();
    expect(await waiting()).toBe(0);
  });
});

describe('a clock that jumps', () => {
  test.each([
    ['forward', 365 * 86_400_000],
    ['back', -365 * 86_400_000],
  ])('%s neither repeats a delivery nor delays one', async (_what, jump) => {
    const slow = hanging();
    const outbox = startProcess(slow.deliver);
    startProcess(good);
    await accept(outbox, 1);
    await settle();
    jumpMs = jump;
    await pass(limits.leaseMs / 2);
    jumpMs = 0;
    await pass(limits.leaseMs / 2 - 2_000);
    expect(sent).toEqual(ids(1));
    jumpMs = jump;
    await accept(outbox, 2);
    await pass(1_000);
    expect(sent).toEqual(ids(1, 2));
    slow.answer(ok(undefined));
    await settle();
    expect(await waiting()).toBe(0);
  });

  test('back and forth during an outage delays a lead by the back-off at most', async () => {
    let isDown = true;
    const outbox = startProcess(async (entry) => (isDown ? failing(entry) : ok(undefined)));
    await accept(outbox, 1);
    for (const jump of [1e10, -1e10, 3e9, 0]) {
      jumpMs = jump;
      await pass(60_000);
    }
    isDown = false;
    jumpMs = -5e9;
    await pass(2 * limits.backOff.maxMs);
    expect(await waiting()).toBe(0);
  });
});

describe('a store that fails', () => {
  test('after a delivery makes no process send the lead again while it runs', async () => {
    const store = createStore();
    let isFull = true;
    const outbox = startProcess(good, {
      ...store,
      confirm: async (id) =>
        isFull ? fail({ kind: 'full', reason: 'no room' }) : store.confirm(id),
    });
    await accept(outbox, 1);
    await pass(10 * limits.leaseMs);
    expect(sent).toEqual(ids(1));
    isFull = false;
    await pass(limits.pollMs);
    expect(await waiting()).toBe(0);
  });

  test('to note a failed attempt leaves the lead to the expiry of its lease', async () => {
    const store = createStore();
    let isDown = true;
    const outbox = startProcess(async (entry) => (isDown ? failing(entry) : ok(undefined)), {
      ...store,
      postpone: async () => fail({ kind: 'unavailable', reason: 'disk I/O error' }),
    });
    await accept(outbox, 1);
    await settle();
    isDown = false;
    await pass(limits.leaseMs + 2_000);
    expect(sent).toEqual(ids(1, 1));
    expect(await waiting()).toBe(0);
  });

  test('to accept a lead tells so', async () => {
    const failure = { kind: 'full', reason: 'no room' } as const;
    const outbox = startProcess(good, { ...createStore(), add: async () => fail(failure) });
    expect(await outbox.accept(testEntry(1))).toEqual({ ok: false, failure });
  });
});

describe('a stop', () => {
  test('waits for the deliveries under way and starts no others', async () => {
    const slow = hanging();
    const outbox = startProcess(slow.deliver);
    await accept(outbox, 1, 2, 3, 4, 5);
    await settle();
    const stopped = outbox.stop();
    slow.answer(ok(undefined));
    await stopped;
    expect(sent).toHaveLength(4);
    expect(await waiting()).toBe(1);
  });

  test('releases leads that could not be delivered', async () => {
    const slow = hanging();
    const outbox = startProcess(slow.deliver);
    await accept(outbox, 1);
    await settle();
    const stopped = outbox.stop();
    slow.answer(fail({ kind: 'timeout', afterMs: 5_000 }));
    await stopped;
    startProcess(good);
    await pass(2_000);
    expect(await waiting()).toBe(0);
  });
});

describe('leads that wait for long', () => {
  test('are reported and logged, once an hour', async () => {
    const outbox = startProcess(failing);
    await accept(outbox, 1, 2);
    await pass(60_000);
    expect(outbox.report()).toMatchObject({ state: 'ok', waiting: 2 });
    await pass(lateMs);
    expect(outbox.report()).toMatchObject({ state: 'late', waiting: 2 });
    expect(outbox.report().oldestAgeSeconds).toBeGreaterThanOrEqual(lateMs / 1000);
    const late = () => lines.filter((line) => line.includes('not delivered'));
    expect(late()).toHaveLength(1);
    await pass(61 * 60_000);
    expect(late()).toHaveLength(2);
  });

  test('are reported although the clock was set back', async () => {
    const outbox = startProcess(failing);
    await accept(outbox, 1);
    await pass(10_000);
    jumpMs = -86_400_000;
    await pass(lateMs + 10_000);
    expect(outbox.report().state).toBe('late');
  });

  test('are no longer reported once they are delivered', async () => {
    let isDown = true;
    const outbox = startProcess(async (entry) => (isDown ? failing(entry) : ok(undefined)));
    await accept(outbox, 1);
    await pass(lateMs + 10_000);
    isDown = false;
    await pass(120_000);
    expect(outbox.report()).toEqual({ state: 'ok', waiting: 0, oldestAgeSeconds: null });
    expect(lines).toContain('leads: none has been waiting for long any more');
  });

  test('can’t be counted while the store fails', async () => {
    const broken = async () => fail({ kind: 'unavailable', reason: 'disk I/O error' } as const);
    const outbox = startProcess(good, { ...createStore(), backlog: broken });
    await settle();
    expect(outbox.report()).toMatchObject({ state: 'unavailable', waiting: null });
  });
});
