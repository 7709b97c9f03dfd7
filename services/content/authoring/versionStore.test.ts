import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import { testVersion } from './testing/testVersions.ts';
import { openVersionStore, type VersionStore } from './versionStore.ts';

let folder: string;
let stores: VersionStore[];

beforeEach(async () => {
  folder = await createTestFolder();
  stores = [];
});
afterEach(async () => {
  for (const { close } of stores) close();
  await rm(folder, { recursive: true });
});

function open(dataFolder: string | undefined = folder): VersionStore {
  const store = openVersionStore({ dataFolder, log: () => undefined });
  stores.push(store);
  return store;
}

const key = { item: 'a', language: 'sv' };

test('versions are kept over a restart, with what they were based on', () => {
  const versions = [
    testVersion('a', 2),
    testVersion('a', 3, { state: undefined, base: undefined }),
    testVersion('b', 1, { language: 'en' }),
  ];
  const live = [
    { ...key, version: 2 },
    { item: 'b', language: 'en', version: undefined },
  ];
  open().add({ versions, live });
  const store = open();
  expect(store.latest()).toEqual(versions.slice(1));
  expect(store.live()).toEqual(live);
  expect(store.history(key)).toEqual([versions[1], versions[0]]);
  expect(store.version(key, 2)).toEqual(versions[0]);
  store.clear();
  expect([...store.latest(), ...store.live(), ...store.history(key)]).toEqual([]);
});

test('a change is added as a whole, or not at all', () => {
  const store = open();
  store.add({ versions: [testVersion('a', 2)] });
  const taken = [testVersion('b', 1), testVersion('a', 2)];
  expect(() => store.add({ versions: taken })).toThrow();
  expect(store.latest()).toEqual([testVersion('a', 2)]);
});

const program = fileURLToPath(new URL('testing/saveUntilKilled.ts', import.meta.url));

/** Kills a process after some of its saves, while it goes on saving. Returns its last confirmed save. */
async function killAfter(saves: number, dataFolder: string, first: number): Promise<number> {
  const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') };
  const child = fork(program, [dataFolder, String(first)], { env });
  const exited = once(child, 'exit');
  let confirmed = 0;
  child.on('message', (version) => {
    confirmed = Number(version);
    if (confirmed >= first + saves) child.kill('SIGKILL');
  });
  await exited;
  return confirmed;
}

test('whenever the process is killed, what was confirmed is kept, and nothing is half written', {
  timeout: 60_000,
}, async () => {
  const chains = [0, 1].map(async (chain) => {
    const dataFolder = join(folder, String(chain));
    let first = 1;
    for (let kill = 0; kill < 25; kill += 1) {
      const confirmed = await killAfter(Math.floor(Math.random() * 12), dataFolder, first);
      const store = open(dataFolder);
      const [page, block] = store.latest().map(({ version }) => version);
      expect(confirmed).toBeGreaterThan(0);
      expect(page).toBeGreaterThanOrEqual(confirmed);
      expect(block).toBe(page);
      expect(store.live().map(({ version }) => version)).toEqual([page, page]);
      expect(store.history({ item: 'page', language: 'sv' })).toHaveLength(page ?? 0);
      store.close();
      first = (page ?? 0) + 1;
    }
  });
  await Promise.all(chains);
});
