import { expect, test } from 'vitest';
import { createMemoryRateLimitStore } from './memoryRateLimitStore.ts';

test('of more keys than fit, the one counted longest ago is admitted again', async () => {
  const store = createMemoryRateLimitStore({ maxKeys: 2, now: () => 1_800_000_000_000 });
  const attempt = { name: 'a', windowMs: 60_000, intervalMs: 20_000 };
  const refusedMs = async (key: string) => {
    const taken = await store.take({ ...attempt, key });
    return taken.ok ? taken.value : Number.NaN;
  };
  const takeAll = async (key: string) => {
    while ((await refusedMs(key)) === 0);
  };
  await takeAll('first');
  await takeAll('second');
  expect([await refusedMs('first'), await refusedMs('second')]).toEqual([20_000, 20_000]);
  await takeAll('third');
  expect(await refusedMs('first')).toBe(0);
});
