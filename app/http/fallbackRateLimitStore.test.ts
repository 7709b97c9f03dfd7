import { expect, test, vi } from 'vitest';
import { fail, ok } from '#domain/result.ts';
import type { RateLimitStore, SharedRateLimitStore } from '#storage/rateLimits/rateLimitStore.ts';
import { createFallbackRateLimitStore } from './fallbackRateLimitStore.ts';

const attempt = { name: 'a', key: 'a', windowMs: 60_000, intervalMs: 20_000 };
const failure = { kind: 'unavailable', reason: 'test' } as const;

function storeOf(waitMs: number) {
  let isDown = false;
  return {
    fail: (fails: boolean) => {
      isDown = fails;
    },
    take: vi.fn<RateLimitStore['take']>(async () => (isDown ? fail(failure) : ok(waitMs))),
    giveBack: vi.fn<RateLimitStore['giveBack']>(async () =>
      isDown ? fail(failure) : ok(undefined),
    ),
    health: (): ReturnType<SharedRateLimitStore['health']> => ({
      state: isDown ? 'unavailable' : 'ok',
      refused: undefined,
      lastAddedAgeMs: undefined,
    }),
    close: vi.fn(async () => undefined),
  };
}

function setUp() {
  const [shared, local] = [storeOf(1), storeOf(2)];
  return { shared, local, store: createFallbackRateLimitStore({ shared, local }) };
}

test('attempts are counted for all machines', async () => {
  const { store, local } = setUp();
  expect(await store.take(attempt)).toEqual(ok(1));
  expect(await store.giveBack(attempt)).toEqual(ok(undefined));
  expect(local.take).not.toHaveBeenCalled();
  expect(local.giveBack).not.toHaveBeenCalled();
  expect(store.health().state).toBe('ok');
});

test('while that fails, they are counted for this machine', async () => {
  const { store, shared, local } = setUp();
  shared.fail(true);
  expect(await store.take(attempt)).toEqual(ok(2));
  expect(await store.giveBack(attempt)).toEqual(ok(undefined));
  expect(local.giveBack).toHaveBeenCalledExactlyOnceWith(attempt);
  expect(store.health().state).toBe('local');
  shared.fail(false);
  expect(await store.take(attempt)).toEqual(ok(1));
});

test('when both fail, nothing can be counted', async () => {
  const { store, shared, local } = setUp();
  shared.fail(true);
  local.fail(true);
  expect(await store.take(attempt)).toEqual(fail(failure));
  expect(store.health().state).toBe('unavailable');
  await store.close();
  expect([shared.close, local.close].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
