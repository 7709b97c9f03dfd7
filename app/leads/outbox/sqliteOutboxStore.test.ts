import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import { testEntry, testId } from '../testing/testLead.ts';
import type { ClaimedEntry, OutboxEntry, OutboxStore } from './outboxStore.ts';
import { createSqliteOutboxStore } from './sqliteOutboxStore.ts';

const maxDelayMs = 60_000;
const start = 1_800_000_000_000;
let folder: string;
let file: string;
let clock: number;
let stores: OutboxStore[];
let lines: string[];

beforeEach(async () => {
  folder = await createTestFolder();
  file = join(folder, 'leads', 'outbox.sqlite');
  clock = start;
  stores = [];
  lines = [];
});
afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await rm(folder, { recursive: true });
});

function open(options: { maxBytes?: number; maxDelivered?: number } = {}): OutboxStore {
  const store = createSqliteOutboxStore({
    file,
    now: () => clock,
    maxDelayMs,
    log: (line: string) => lines.push(line),
    ...options,
  });
  stores.push(store);
  return store;
}

const yes = <Value>(value: Value) => ({ ok: true, value });

async function claim(store: OutboxStore, lease: string, expired: string[] = []) {
  const claimed = await store.claim(lease, expired);
  if (!claimed.ok) expect.unreachable(claimed.failure.reason);
  return claimed.value;
}

async function claimed(store: OutboxStore, lease: string): Promise<ClaimedEntry> {
  return (await claim(store, lease)) ?? expect.unreachable('nothing to claim');
}

async function add(store: OutboxStore, ...numbers: number[]): Promise<void> {
  for (const number of numbers) expect(await store.add(testEntry(number))).toEqual(yes('added'));
}

/** Everything in the folder of the outbox. */
async function bytes(): Promise<string> {
  const names = await readdir(join(folder, 'leads'));
  const files = await Promise.all(names.map((name) => readFile(join(folder, 'leads', name))));
  return files.map(String).join('');
}

test('entries are claimed in the order in which they arrived, each by one lease', async () => {
  const [store, other] = [open(), open()];
  await add(store, 1, 2);
  expect(await claim(store, 'a')).toEqual({ ...testEntry(1), lease: 'a', attempts: 0 });
  expect(await claim(other, 'b')).toEqual({ ...testEntry(2), lease: 'b', attempts: 0 });
  expect(await claim(other, 'c')).toBeUndefined();
  expect(await other.leases()).toEqual(yes(['a', 'b']));
});

test('an expired lease passes to another claim', async () => {
  const store = open();
  await add(store, 1);
  const lost = await claimed(store, 'a');
  expect(await claim(store, 'b', ['other'])).toBeUndefined();
  expect(await claim(store, 'b', ['a'])).toMatchObject({ lease: 'b' });
  await store.postpone(lost, 1_000);
  expect(await store.leases()).toEqual(yes(['b']));
});

test('a submission is stored once, while it waits and after it was delivered', async () => {
  const store = open();
  await add(store, 1);
  expect(await store.add(testEntry(1))).toEqual(yes('known'));
  await store.confirm(testId(1));
  expect(await store.add(testEntry(1))).toEqual(yes('known'));
  expect(await store.backlog()).toEqual(yes({ waiting: 0, oldest: undefined }));
});

test('entries survive the end of the process', async () => {
  const store = open();
  await add(store, 1, 2);
  await claim(store, 'a');
  await store.close();
  const next = open();
  expect(await next.leases()).toEqual(yes(['a']));
  expect(await next.backlog()).toMatchObject({ value: { waiting: 2 } });
});

test('an entry that failed is due after its delay, behind those that failed less often', async () => {
  const store = open();
  await add(store, 1, 2, 3);
  await store.postpone(await claimed(store, 'a'), 1_000);
  clock += 1_000;
  expect(await claim(store, 'b')).toMatchObject({ lead: { formSubmissionId: testId(2) } });
  expect(await claim(store, 'c')).toMatchObject({ lead: { formSubmissionId: testId(3) } });
  expect(await claim(store, 'd')).toMatchObject({ attempts: 1, ...testEntry(1) });
});

test('an entry that failed is not due before its delay', async () => {
  const store = open();
  await add(store, 1);
  await store.postpone(await claimed(store, 'a'), 1_000);
  clock += 999;
  expect(await claim(store, 'b')).toBeUndefined();
});

describe('a clock that jumps', () => {
  test.each([
    ['back by a year', -365 * 86_400_000],
    ['back by more than the longest delay', -maxDelayMs - 1],
    ['forward by a year', 365 * 86_400_000],
  ])('%s delays nothing', async (_what, jump) => {
    const store = open();
    await add(store, 1, 2);
    await store.postpone(await claimed(store, 'a'), maxDelayMs);
    clock += jump;
    expect(await claim(store, 'b')).toMatchObject({ attempts: 0 });
    expect(await claim(store, 'c')).toMatchObject({ attempts: 1 });
  });

  test('back a little delays an entry by twice the longest delay at most', async () => {
    const store = open();
    await add(store, 1);
    await store.postpone(await claimed(store, 'a'), maxDelayMs);
    clock -= maxDelayMs - 1;
    expect(await claim(store, 'b')).toMatchObject({ attempts: 1 });
  });

  test('ends no lease', async () => {
    const store = open();
    await add(store, 1);
    await claim(store, 'a');
    for (const jump of [-1e10, 1e12]) {
      clock = start + jump;
      expect(await claim(store, 'b')).toBeUndefined();
    }
  });
});

describe('a delivered entry', () => {
  test('leaves no personal data on the disk', async () => {
    const store = open();
    await add(store, 1, 2);
    expect(await bytes()).toContain('Visitor 1');
    await store.confirm(testId(1));
    await store.backlog();
    const left = await bytes();
    expect(left).not.toContain('Visitor 1');
    expect(left).toContain('Visitor 2');
    expect(left).toContain(testId(1));
  });

  test('is forgotten when many others were delivered after it', async () => {
    const store = open({ maxDelivered: 2 });
    for (const number of [1, 2, 3]) {
      await add(store, number);
      await store.confirm(testId(number));
    }
    expect(await store.add(testEntry(3))).toEqual(yes('known'));
    expect(await store.add(testEntry(2))).toEqual(yes('known'));
    expect(await store.add(testEntry(1))).toEqual(yes('added'));
  });

  test('can be confirmed twice', async () => {
    const store = open();
    await add(store, 1);
    await store.confirm(testId(1));
    expect(await store.confirm(testId(1))).toEqual(yes(undefined));
  });
});

test('the age of the oldest entry is reported', async () => {
  const store = open();
  await add(store, 1);
  clock += 5_000;
  await add(store, 2);
  const oldest = { id: testId(1), ageMs: 5_000 };
  expect(await store.backlog()).toEqual(yes({ waiting: 2, oldest }));
});

describe('a full disk', () => {
  const maxBytes = 100 * 1024;

  function largeEntry(number: number): OutboxEntry {
    const { site, lead } = testEntry(number);
    return { site, lead: { ...lead, values: { message: 'x'.repeat(5_000) } } };
  }

  /** Adds entries until the store is full; returns how many it holds. */
  async function fill(store: OutboxStore): Promise<number> {
    for (let number = 1; number < 100; number += 1) {
      const answer = await store.add(largeEntry(number));
      if (answer.ok) continue;
      expect(answer.failure.kind).toBe('full');
      return number - 1;
    }
    return expect.unreachable('the store is never full');
  }

  test('refuses entries, and keeps all earlier ones', async () => {
    const store = open({ maxBytes });
    const held = await fill(store);
    expect(held).toBeGreaterThan(3);
    expect(await store.add(largeEntry(9_999))).toMatchObject({ failure: { kind: 'full' } });
    expect(await store.add(testEntry(1))).toEqual(yes('known'));
    expect(await open().backlog()).toMatchObject({ value: { waiting: held } });
  });

  test('can be emptied by deliveries, and takes entries again', async () => {
    const store = open({ maxBytes });
    const held = await fill(store);
    for (let number = 1; number <= held; number += 1) {
      await store.postpone(await claimed(store, `first ${number}`), 0);
    }
    clock += 1;
    for (let number = 1; number <= held; number += 1) {
      const { lead } = await claimed(store, `second ${number}`);
      expect(await store.confirm(lead.formSubmissionId)).toEqual(yes(undefined));
    }
    expect(await store.add(largeEntry(9_999))).toEqual(yes('added'));
  });
});

describe('a store that can’t be used', () => {
  test('fails while its folder can’t be created, and works afterwards', async () => {
    await writeFile(join(folder, 'leads'), 'no folder');
    const store = open();
    expect(await store.add(testEntry(1))).toMatchObject({ failure: { kind: 'unavailable' } });
    expect(await store.backlog()).toMatchObject({ failure: { kind: 'unavailable' } });
    await rm(join(folder, 'leads'));
    expect(await store.add(testEntry(1))).toEqual(yes('added'));
  });

  test('is replaced when its file is damaged, and no line names personal data', async () => {
    await open().add(testEntry(1));
    await Promise.all(stores.map((store) => store.close()));
    await writeFile(file, 'Visitor 1 '.repeat(1_000));
    expect(await open().add(testEntry(2))).toEqual(yes('added'));
    expect(lines[0]).toContain('is damaged and was renamed');
    expect(lines.join()).not.toContain('Visitor');
  });
});

test('leads of a deleted file wait in the new one, except those that were delivered', async () => {
  const [store, other] = [open(), open()];
  await add(store, 1, 2);
  await claimed(store, 'a');
  await other.leases();
  await rm(join(folder, 'leads'), { recursive: true });
  expect(await store.add(testEntry(3))).toEqual(yes('added'));
  await store.confirm(testId(1));
  // This process still has the deleted file, where the first lead is waiting.
  expect(await other.add(testEntry(1))).toEqual(yes('known'));
  expect(await open().backlog()).toMatchObject({ value: { waiting: 2 } });
  expect(lines).toContain('leads: the outbox: carried over to the new file: 2 leads, 0 delivered');
});
