import { fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { ok } from '#domain/result.ts';
import { createMemoryRateLimitStore } from '#storage/rateLimits/memoryRateLimitStore.ts';
import type { RateLimitStore, SharedRateLimitStore } from '#storage/rateLimits/rateLimitStore.ts';
import { clockAt } from '#storage/testing/clockAt.ts';
import type { StoreFixture } from '#storage/testing/storeFixture.ts';
import { createTestStores } from '#storage/testing/testStores.ts';

/** Three in a minute. */
const attempt = { name: 'a', key: 'a', windowMs: 60_000, intervalMs: 20_000 };
type Attempt = typeof attempt;

const steps = fc.array(
  fc.record({
    key: fc.constantFrom('a', 'b'),
    // The clock may be set back.
    stepMs: fc.integer({ min: -100_000, max: 40_000 }),
  }),
  { maxLength: 40 },
);

/** What doesn't count any more is removed, so it doesn't count again after the clock was set back. */
const removed = [
  { key: 'a', stepMs: 0 },
  { key: 'b', stepMs: 24_467 },
  { key: 'a', stepMs: 35_533 },
  { key: 'a', stepMs: -4_248 },
  { key: 'b', stepMs: -51_286 },
];

/** What every store of counts does that processes share. */
export function describeRateLimitStoreContract(
  createFixture: () => Promise<StoreFixture<SharedRateLimitStore>>,
): void {
  const fixture = createTestStores(createFixture);
  const { open, closeAll } = fixture;

  async function take(store: RateLimitStore, changes: Partial<Attempt> = {}): Promise<number> {
    const taken = await store.take({ ...attempt, ...changes });
    return taken.ok ? taken.value : expect.unreachable(taken.failure.reason);
  }

  /** The waits of attempts that follow each other at once. */
  async function takeAll(store: RateLimitStore, times: number, changes?: Partial<Attempt>) {
    const waits: number[] = [];
    for (let time = 0; time < times; time += 1) waits.push(await take(store, changes));
    return waits;
  }

  describe('a store of counts', () => {
    test('admits as many as allowed at once, and then one per interval', async () => {
      const store = open();
      expect(await takeAll(store, 4)).toEqual([0, 0, 0, 20_000]);
      await fixture.pass(19_999);
      expect(await take(store)).toBe(1);
      await fixture.pass(1);
      expect(await takeAll(store, 2)).toEqual([0, 20_000]);
      await fixture.pass(60_000);
      expect(await takeAll(store, 4)).toEqual([0, 0, 0, 20_000]);
    });

    test('doesn’t make the wait longer by refused attempts', async () => {
      const store = open();
      await takeAll(store, 50);
      await fixture.pass(20_000);
      expect(await take(store)).toBe(0);
    });

    test('counts keys and limits separately', async () => {
      const store = open();
      expect(await takeAll(store, 4)).toContain(20_000);
      expect(await take(store, { key: 'b' })).toBe(0);
      expect(await take(store, { name: 'b' })).toBe(0);
    });

    test('is shared by processes, and survives their end', async () => {
      expect(await takeAll(open(), 2)).toEqual([0, 0]);
      expect(await takeAll(open(), 2)).toEqual([0, 20_000]);
      await closeAll();
      expect(await take(open())).toBe(20_000);
    });

    test('counts attempts of several processes at once', async () => {
      const all = [open(), open(), open()];
      const attempts = Array.from({ length: 20 }, () => all.map((store) => take(store)));
      const waits = await Promise.all(attempts.flat());
      expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    });

    test('locks nobody out when the clock is set back', async () => {
      const store = open();
      await takeAll(store, 3);
      await fixture.pass(-24 * 3600 * 1000);
      expect(await takeAll(store, 4)).toEqual([0, 0, 0, 20_000]);
    });

    test('forgets keys that no longer count', async () => {
      const store = open();
      await take(store, { key: '203.0.113.9' });
      await fixture.pass(120_000);
      await take(store, { key: '203.0.113.10' });
      await closeAll();
      const content = await fixture.content();
      expect(content).toContain('203.0.113.10');
      expect(content).not.toMatch(/203\.0\.113\.9\b/);
    });

    test('takes an attempt back, and no other one', async () => {
      const store = open();
      await takeAll(store, 3);
      expect(await store.giveBack(attempt)).toEqual(ok(undefined));
      expect(await store.giveBack({ ...attempt, key: 'b' })).toEqual(ok(undefined));
      expect(await takeAll(store, 2)).toEqual([0, 20_000]);
      expect(await takeAll(store, 4, { key: 'b' })).toEqual([0, 0, 0, 20_000]);
    });

    test('counts like the memory of a process', async () => {
      let runs = 0;
      const check = async (list: readonly { key: string; stepMs: number }[]) => {
        // Each run has a name of its own, and begins without counts that are old enough to be removed.
        await fixture.pass(1_000_000);
        const store = open();
        runs += 1;
        const name = `run ${runs}`;
        const { now, pass } = clockAt();
        const memory = createMemoryRateLimitStore({ maxKeys: 10, now });
        for (const { key, stepMs } of list) {
          await fixture.pass(stepMs);
          pass(stepMs / 1000);
          expect(await take(store, { name, key })).toBe(await take(memory, { name, key }));
        }
      };
      await fc.assert(fc.asyncProperty(steps, check), { numRuns: 20, examples: [[removed]] });
    });
  });
}
