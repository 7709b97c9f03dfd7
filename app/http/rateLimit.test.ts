import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import { createRateLimiter, type RateLimit } from './rateLimit.ts';
import { createRateLimitStore, type RateLimitStore } from './rateLimitStore.ts';

const limit: RateLimit = {
  name: 'test',
  max: 3,
  windowMs: 60_000,
  whenUnavailable: 'admit',
};
const start = 1_800_000_000_000;
const log = vi.fn();
let folder: string;
let clock: number;
let stores: RateLimitStore[];

beforeEach(async () => {
  folder = await createTestFolder();
  clock = start;
  stores = [];
  log.mockClear();
});
afterEach(async () => {
  for (const store of stores) store.close();
  await rm(folder, { recursive: true });
});

/** A limiter with a connection of its own, like that of another process. */
function open(changes: Partial<RateLimit> = {}) {
  const store = createRateLimitStore(join(folder, 'limits', 'a.sqlite'), log);
  stores.push(store);
  return createRateLimiter({ ...limit, ...changes }, { store, now: () => clock });
}

function takeAll(limiter: ReturnType<typeof open>, key: string, times: number): string[] {
  return Array.from({ length: times }, () => limiter.take(key).kind);
}

test('as many attempts as allowed may follow each other at once, and then one per interval', () => {
  const limiter = open();
  expect(takeAll(limiter, 'a', 3)).toEqual(['admitted', 'admitted', 'admitted']);
  expect(limiter.take('a')).toEqual({ kind: 'refused', retryAfterSeconds: 20 });
  clock += 19_999;
  expect(limiter.take('a')).toEqual({ kind: 'refused', retryAfterSeconds: 1 });
  clock += 1;
  expect(takeAll(limiter, 'a', 2)).toEqual(['admitted', 'refused']);
  clock += 60_000;
  expect(takeAll(limiter, 'a', 4)).toEqual(['admitted', 'admitted', 'admitted', 'refused']);
});

test('refused attempts don’t make the wait longer', () => {
  const limiter = open();
  takeAll(limiter, 'a', 50);
  clock += 20_000;
  expect(limiter.take('a').kind).toBe('admitted');
});

test('keys and limits are counted separately', () => {
  const [limiter, other] = [open(), open({ name: 'other' })];
  takeAll(limiter, 'a', 3);
  expect(limiter.take('a').kind).toBe('refused');
  expect(limiter.take('b').kind).toBe('admitted');
  expect(other.take('a').kind).toBe('admitted');
});

test('processes share the counts, and a restart keeps them', () => {
  const [limiter, other] = [open(), open()];
  takeAll(limiter, 'a', 2);
  expect(takeAll(other, 'a', 2)).toEqual(['admitted', 'refused']);
  for (const store of stores) store.close();
  expect(open().take('a').kind).toBe('refused');
});

test('a clock that is set back locks nobody out', () => {
  const limiter = open();
  takeAll(limiter, 'a', 3);
  clock -= 24 * 3600 * 1000;
  expect(takeAll(limiter, 'a', 4)).toEqual(['admitted', 'admitted', 'admitted', 'refused']);
});

test('keys are forgotten once they no longer count', async () => {
  const limiter = open();
  limiter.take('203.0.113.9');
  clock += 120_000;
  limiter.take('b');
  for (const store of stores) store.close();
  const file = await readFile(join(folder, 'limits', 'a.sqlite'), 'latin1');
  expect(file).not.toContain('203.0.113.9');
});

describe('while the store is broken', () => {
  test.each([
    ['admit', { kind: 'admitted' }],
    ['refuse', { kind: 'unavailable' }],
  ] as const)(
    'attempts are decided by %s, and the log names no key',
    async (whenUnavailable, expected) => {
      await writeFile(join(folder, 'limits'), 'no folder');
      expect(open({ whenUnavailable }).take('203.0.113.9')).toEqual(expected);
      expect(log).toHaveBeenCalledWith(
        expect.stringMatching(/^rate limits: the store is unavailable: /),
      );
      expect(log.mock.calls.join()).not.toContain('203.0.113.9');
    },
  );
});

test('an attempt that is given back can be made again, and no other one', () => {
  const limiter = open();
  takeAll(limiter, 'a', 3);
  limiter.giveBack('a');
  limiter.giveBack('b');
  expect(takeAll(limiter, 'a', 2)).toEqual(['admitted', 'refused']);
  expect(takeAll(limiter, 'b', 4)).toEqual(['admitted', 'admitted', 'admitted', 'refused']);
});
