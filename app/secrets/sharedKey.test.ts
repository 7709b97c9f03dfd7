import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import { readSharedKey } from './sharedKey.ts';

const log = vi.fn<(line: string) => void>();
let folder: string;

beforeEach(async () => {
  folder = await createTestFolder();
  log.mockClear();
});
afterEach(() => rm(folder, { recursive: true }));

test('processes share the key, which only their user may read', async () => {
  const file = join(folder, 'forms', 'token.key');
  const key = readSharedKey(file, log);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(readSharedKey(file, log)).toBe(key);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, 'forms'))).mode & 0o7777).toBe(0o700);
  expect(await readdir(join(folder, 'forms'))).toEqual(['token.key']);
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ['can’t be created', join('blocked', 'token.key')],
  ['is empty', 'blocked'],
])('if the file %s, the process has a key of its own, and says so', async (_what, name) => {
  await writeFile(join(folder, 'blocked'), '');
  const keys = [readSharedKey(join(folder, name), log), readSharedKey(join(folder, name), log)];
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/);
  expect(keys[0]).not.toBe(keys[1]);
  expect(log).toHaveBeenCalledTimes(2);
});
