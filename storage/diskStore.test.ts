import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DiskStore, diskOperations } from './diskStore.ts';
import { clockAt } from './testing/clockAt.ts';
import { contractMaxBytes, describeContentStoreContract } from './testing/contentStoreContract.ts';

let folder: string;
const log = vi.fn<(line: string) => void>();
const clock = clockAt();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-disk-'));
  log.mockClear();
});
afterEach(() => rm(folder, { recursive: true }));

const block = 4096;
const words = { subject: 'picture cache', consequence: 'pictures are made each time' };
const open = (disk: Partial<typeof diskOperations> = {}, at = folder) =>
  new DiskStore({
    ...words,
    folder: at,
    maxBytes: 3 * block,
    now: clock.now,
    log,
    disk: { ...diskOperations, ...disk },
  });
const textOf = async (store: DiskStore, name: string) => (await store.read(name))?.toString();
const fail = (code: string) => async () => {
  throw Object.assign(new Error(code), { code });
};

describe('on disk', () => {
  describeContentStoreContract(async () => ({
    open: () => {
      const store = new DiskStore({
        ...words,
        folder,
        maxBytes: contractMaxBytes,
        now: clock.now,
        log,
        isShared: true,
      });
      return Object.assign(store, { close: () => store.idle() });
    },
    pass: async (ms) => clock.pass(ms / 1_000),
    content: async () => (await readdir(folder)).join(),
    remove: async () => undefined,
  }));
});

test('a file is read back, replaced and removed', async () => {
  const store = open();
  await store.write('a', Buffer.from('one'));
  expect(await textOf(store, 'a')).toBe('one');
  await store.write('a', Buffer.from('two'));
  expect(await textOf(store, 'a')).toBe('two');
  await store.remove('a');
  expect(await textOf(store, 'a')).toBeUndefined();
  expect(await readdir(folder)).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});

test('the files of other processes are read, counted and removed', async () => {
  const options = { ...words, folder, maxBytes: 3 * block, now: clock.now, log, isShared: true };
  const [one, other] = [new DiskStore(options), new DiskStore(options)];
  await one.read('a');
  await other.write('a', Buffer.from('a'));
  expect(await textOf(one, 'a')).toBe('a');
  expect(one.bytes).toBe(block);
  await other.write('b', Buffer.from('b'));
  await one.remove('b');
  expect(await textOf(other, 'b')).toBeUndefined();
  await other.idle();
  expect(other.bytes).toBe(block);
});

test('the least recently used file makes room', async () => {
  const store = open();
  for (const name of ['a', 'b', 'c']) await store.write(name, Buffer.from(name));
  store.touch('a');
  await store.read('b');
  await store.write('d', Buffer.from('d'));
  expect((await readdir(folder)).toSorted()).toEqual(['a.entry', 'b.entry', 'd.entry']);
  expect(store.bytes).toBe(3 * block);
});

test('a file larger than the limit is dropped, and so is the one it would replace', async () => {
  const store = open();
  await store.write('a', Buffer.from('small'));
  await store.write('a', Buffer.alloc(3 * block + 1));
  expect(await textOf(store, 'a')).toBeUndefined();
  expect(await readdir(folder)).toEqual([]);
});

test('a second store finds the files and the order in which they were used', async () => {
  const first = open();
  for (const name of ['a', 'b', 'c']) {
    await first.write(name, Buffer.from(name));
    await utimes(join(folder, `${name}.entry`), new Date(clock.now()), new Date(clock.now()));
    clock.pass(1);
  }
  await first.read('a');
  const second = open();
  expect(await textOf(second, 'c')).toBe('c');
  await second.write('d', Buffer.from('d'));
  expect((await readdir(folder)).toSorted()).toEqual(['a.entry', 'c.entry', 'd.entry']);
});

test('files are neither read nor kept beyond a lowered limit when the store opens', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e'])
    await writeFile(join(folder, `${name}.entry`), name);
  const readFileSpy = vi.fn(diskOperations.readFile);
  await open({ readFile: readFileSpy }).remove('unknown');
  expect(await readdir(folder)).toHaveLength(3);
  expect(readFileSpy).not.toHaveBeenCalled();
});

test('abandoned temporary files are removed; those of a running process and foreign files stay', async () => {
  for (const [file, age] of [
    ['a.1.tmp', 61],
    ['b.2.tmp', 1],
    ['note.txt', 1000],
  ] as const) {
    await writeFile(join(folder, file), 'x');
    const time = new Date(clock.now() - age * 1000);
    await utimes(join(folder, file), time, time);
  }
  await open().remove('unknown');
  expect((await readdir(folder)).toSorted()).toEqual(['b.2.tmp', 'note.txt']);
});

test('a file that another process removed is missing, without a report', async () => {
  const store = open();
  await store.write('a', Buffer.from('a'));
  await rm(join(folder, 'a.entry'));
  expect(await textOf(store, 'a')).toBeUndefined();
  await store.idle();
  expect(store.bytes).toBe(0);
  expect(log).not.toHaveBeenCalled();
});

test('a file that is read while it is written is counted', async () => {
  const { promise: isSlow, resolve: go } = Promise.withResolvers<void>();
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
  const store = open({
    writeFile: async (path, data) => {
      begin();
      await isSlow;
      await diskOperations.writeFile(path, data);
    },
  });
  const written = store.write('a', Buffer.from('a'));
  await hasBegun;
  expect(await textOf(store, 'a')).toBeUndefined();
  go();
  await written;
  await store.idle();
  expect(store.bytes).toBe(block);
  expect(await textOf(store, 'a')).toBe('a');
});

test('a full disk keeps the old file, is reported once, and again after a success in between', async () => {
  let isFull = false;
  const store = open({
    writeFile: (path, data) => (isFull ? fail('ENOSPC')() : diskOperations.writeFile(path, data)),
  });
  await store.write('a', Buffer.from('old'));
  isFull = true;
  await store.write('a', Buffer.from('new'));
  await store.write('b', Buffer.from('b'));
  expect(await textOf(store, 'a')).toBe('old');
  expect(await textOf(store, 'b')).toBeUndefined();
  expect(store.bytes).toBe(block);
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0]?.[0]).toBe(
    `picture cache: ${folder} can't be used, pictures are made each time: Error: ENOSPC`,
  );
  isFull = false;
  await store.write('b', Buffer.from('b'));
  isFull = true;
  await store.write('c', Buffer.from('c'));
  expect(log).toHaveBeenCalledTimes(2);
});

test('a half-written temporary file is removed when the rename fails', async () => {
  const store = open({ rename: fail('EIO') });
  await store.write('a', Buffer.from('a'));
  expect(await readdir(folder)).toEqual([]);
});

test('while old files cannot be removed, nothing is written, so the limit holds', async () => {
  let isLocked = false;
  const store = open({
    remove: (path) => (isLocked ? fail('EACCES')() : diskOperations.remove(path)),
  });
  for (const name of ['a', 'b', 'c']) await store.write(name, Buffer.from(name));
  isLocked = true;
  await store.write('d', Buffer.from('d'));
  await store.write('e', Buffer.from('e'));
  expect((await readdir(folder)).toSorted()).toEqual(['a.entry', 'b.entry', 'c.entry']);
  isLocked = false;
  await store.write('f', Buffer.from('f'));
  expect(await readdir(folder)).toContain('f.entry');
  expect((await readdir(folder)).length).toBeLessThanOrEqual(3);
});

test('a folder that cannot be used is reported once and affects only the files', async () => {
  await writeFile(join(folder, 'file'), '');
  const store = open({}, join(folder, 'file', 'below'));
  await store.write('a', Buffer.from('a'));
  expect(await textOf(store, 'a')).toBeUndefined();
  await store.remove('a');
  expect(log).toHaveBeenCalledTimes(1);
});

test('while the disk is much slower than its writers, files are dropped and not held in memory', async () => {
  const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
  const written: string[] = [];
  const store = open({
    writeFile: async (path) => {
      await isFree;
      written.push(path);
    },
    rename: async () => undefined,
  });
  const writes = Array.from({ length: 100 }, (_, index) =>
    store.write(`${index}`, Buffer.from('a')),
  );
  free();
  await Promise.all(writes);
  expect(written).toHaveLength(64);
  await store.write('later', Buffer.from('a'));
  expect(written).toHaveLength(65);
});

test('a store is idle when all writes so far have ended', async () => {
  const store = open();
  void store.write('a', Buffer.from('a'));
  void store.write('b', Buffer.from('b'));
  await store.idle();
  expect((await readdir(folder)).toSorted()).toEqual(['a.entry', 'b.entry']);
});

test('concurrent writes of one file leave one of them whole', async () => {
  const store = open();
  const texts = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(1000));
  await Promise.all(texts.map((text) => store.write('a', Buffer.from(text))));
  expect(await readFile(join(folder, 'a.entry'), 'utf8')).toBe(texts.at(-1));
  expect(await readdir(folder)).toEqual(['a.entry']);
});
