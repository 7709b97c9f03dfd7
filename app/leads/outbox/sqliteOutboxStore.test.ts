import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSqliteFixture } from '#storage/sqlite/testing/sqliteFixture.ts';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import { testEntry, testId } from '../testing/testLead.ts';
import type { ClaimedEntry, OutboxEntry, OutboxStore } from './outboxStore.ts';
import { createSqliteOutboxStore } from './sqliteOutboxStore.ts';
import { describeOutboxStoreContract, testMaxDelayMs } from './testing/outboxStoreContract.ts';

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

function open(options: { maxBytes?: number } = {}): OutboxStore {
  const store = createSqliteOutboxStore({
    file,
    now: () => clock,
    maxDelayMs: testMaxDelayMs,
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

describeOutboxStoreContract(() =>
  createSqliteFixture((at, options) =>
    createSqliteOutboxStore({
      ...at,
      ...options,
      maxDelayMs: testMaxDelayMs,
      log: () => undefined,
    }),
  ),
);

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

test('traces of a delivered lead are removed once no other process is reading the file', async () => {
  const store = open();
  await add(store, 1);
  const reader = new DatabaseSync(file);
  reader.exec('BEGIN');
  reader.prepare('SELECT id FROM leads').all();
  await store.confirm(testId(1));
  await store.backlog();
  expect(await contentOfFiles()).toContain('Visitor 1');
  reader.exec('COMMIT');
  reader.close();
  await store.backlog();
  expect(await contentOfFiles()).not.toContain('Visitor 1');
});

/** What the database and the files beside it contain. */
async function contentOfFiles(): Promise<string> {
  const folderOfFile = join(folder, 'leads');
  const files = await readdir(folderOfFile);
  const contents = files.map((name) => readFile(join(folderOfFile, name), 'latin1'));
  return (await Promise.all(contents)).join('');
}

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
