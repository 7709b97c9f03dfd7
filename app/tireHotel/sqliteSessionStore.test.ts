import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSqliteFixture } from '#storage/sqlite/testing/sqliteFixture.ts';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import type { SessionStore } from './sessionStore.ts';
import { createSqliteSessionStore } from './sqliteSessionStore.ts';
import { describeSessionStoreContract, testSessionLimits } from './testing/sessionStoreContract.ts';

const options = { ...testSessionLimits, now: () => 1_800_000_000_000, log: () => undefined };
const state = {
  found: { handle: 'handle', encryptedPhoneNumber: 'number', registrationNumber: 'MLB101' },
};
let folder: string;
let stores: SessionStore[];

beforeEach(async () => {
  folder = await createTestFolder();
  stores = [];
});
afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await rm(folder, { recursive: true });
});

function open(file: string): SessionStore {
  const store = createSqliteSessionStore({ ...options, file });
  stores.push(store);
  return store;
}

async function start(store: SessionStore): Promise<string> {
  const started = await store.start(state);
  return started.ok ? started.value : expect.unreachable(started.failure.reason);
}

describeSessionStoreContract(() =>
  createSqliteFixture((changes) => createSqliteSessionStore({ ...options, ...changes })),
);

test('sessions end when their file is deleted, while the site runs', async () => {
  const store = open(join(folder, 'sessions', 'sessions.sqlite'));
  const id = await start(store);
  await rm(join(folder, 'sessions'), { recursive: true });
  expect(await store.read(id)).toEqual({ ok: true, value: undefined });
  expect(await store.read(await start(store))).toEqual({ ok: true, value: state });
});

test('a broken file is a failure that names nothing personal', async () => {
  await writeFile(join(folder, 'broken'), 'no folder');
  const store = open(join(folder, 'broken', 'sessions.sqlite'));
  expect(await store.read('id')).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
  expect(await store.start(state)).toMatchObject({ ok: false });
});
