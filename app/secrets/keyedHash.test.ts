import { expect, test } from 'vitest';
import type { SecretKeys } from '#process/secretKeys.ts';
import { createMemoryRateLimitStore } from '#storage/rateLimits/memoryRateLimitStore.ts';
import { createRateLimiter, takeAll } from '#storage/rateLimits/rateLimit.ts';
import { keyedHash, keyedHashes } from './keyedHash.ts';

test('a hash depends on the key and on each text', () => {
  const hashes = [
    keyedHash('key', 'a', 'b'),
    keyedHash('key', 'ab'),
    keyedHash('key', 'b', 'a'),
    keyedHash('other', 'a', 'b'),
  ];
  expect(new Set(hashes).size).toBe(4);
  expect(keyedHash('key', 'a', 'b')).toBe(hashes[0]);
  for (const hash of hashes) expect(hash).toMatch(/^[\w-]{43}$/);
});

test('counts go on while a key replaces another, whichever machine counts', async () => {
  const limit = { name: 'a', max: 4, windowMs: 60_000, whenUnavailable: 'admit' } as const;
  const store = createMemoryRateLimitStore({ maxKeys: 10, now: () => 1_800_000_000_000 });
  const limiter = createRateLimiter(limit, store);
  const take = async (...keys: SecretKeys) =>
    (await takeAll(keyedHashes(keys, 'MLB101').map((hash) => [limiter, hash]))).kind;
  const first = [await take('old'), await take('old', 'new'), await take('new', 'old')];
  expect(first).toEqual(['admitted', 'admitted', 'admitted']);
  expect([await take('old'), await take('new', 'old')]).toEqual(['admitted', 'refused']);
  // Without the old key, what was counted by both still counts.
  const rest = [await take('new'), await take('new'), await take('new')];
  expect(rest).toEqual(['admitted', 'admitted', 'refused']);
});
