import { expect, test, vi } from 'vitest';
import { fail, ok } from '#domain/result.ts';
import { createRateLimiter, type RateLimit } from './rateLimit.ts';
import type { RateLimitStore } from './rateLimitStore.ts';

const limit: RateLimit = { name: 'test', max: 3, windowMs: 60_000, whenUnavailable: 'admit' };

function storeOf(taken: Awaited<ReturnType<RateLimitStore['take']>>) {
  return {
    take: vi.fn<RateLimitStore['take']>(async () => taken),
    giveBack: vi.fn<RateLimitStore['giveBack']>(async () => ok(undefined)),
    close: async () => undefined,
  };
}

test('attempts are counted by the share of the window that each has', async () => {
  const store = storeOf(ok(0));
  const limiter = createRateLimiter(limit, store);
  expect(await limiter.take('a')).toEqual({ kind: 'admitted' });
  await limiter.giveBack('a');
  const attempt = expect.objectContaining({ name: 'test', key: 'a', intervalMs: 20_000 });
  expect(store.take).toHaveBeenCalledExactlyOnceWith(attempt);
  expect(store.giveBack).toHaveBeenCalledExactlyOnceWith(attempt);
});

test.each([
  [1, 1],
  [1_000, 1],
  [1_001, 2],
  [20_000, 20],
])('a wait of %i ms is %i whole seconds', async (waitMs, retryAfterSeconds) => {
  const limiter = createRateLimiter(limit, storeOf(ok(waitMs)));
  expect(await limiter.take('a')).toEqual({ kind: 'refused', retryAfterSeconds });
});

test.each([
  ['admit', { kind: 'admitted' }],
  ['refuse', { kind: 'unavailable' }],
] as const)(
  'while nothing can be counted, attempts are decided by %s',
  async (decision, expected) => {
    const store = storeOf(fail({ kind: 'unavailable', reason: 'test' }));
    const limiter = createRateLimiter({ ...limit, whenUnavailable: decision }, store);
    expect(await limiter.take('a')).toEqual(expected);
  },
);
