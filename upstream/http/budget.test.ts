import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test, vi } from 'vitest';
import { fail, ok } from '#domain/result.ts';
import type { Answer } from '#domain/upstreamAnswer.ts';
import type { UpstreamFailure } from '#domain/upstreamFailure.ts';
import { inBudget, withBudget, withoutBudget } from './budget.ts';
import { remember } from './remember.ts';
import { createTestLoop, type TestLoop } from './testing/testLoop.ts';
import { createUpstream } from './upstream.ts';

type Given = Answer<string, UpstreamFailure>;

const budgetMs = 2_000;
const timeout = fail({ kind: 'timeout', afterMs: budgetMs } as const);
const earlier: Given = { ok: true, value: 'earlier', isStale: true };
const never = new Promise<Given>(() => undefined);

/** Runs all pending promise callbacks. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Lets time pass step by step, so that promises settle in between. */
async function pass(loop: TestLoop, ms: number, stepMs = 50): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs) {
    loop.pass(stepMs);
    await settle();
  }
}

/** An answer that comes after some time. */
const arriving = (loop: TestLoop, ms: number, answer: Given = ok('new')): Promise<Given> =>
  new Promise((resolve) => loop.timers.after(ms, () => resolve(answer)));

/** Runs a task within a budget, and records when it ended, and with what. */
function start<Value>(loop: TestLoop, task: () => Promise<Value>, onLate?: () => void) {
  const seen: { value?: Value; at?: number } = {};
  void withBudget(budgetMs, task, { timers: loop.timers, onLate }).then((value) => {
    Object.assign(seen, { value, at: loop.now() });
  });
  return seen;
}

describe('an answer within a budget', () => {
  test('is used if it comes in time, and leaves no timers behind', async () => {
    const loop = createTestLoop();
    const seen = start(loop, () => inBudget(arriving(loop, 500), () => earlier));
    await pass(loop, 600);
    expect(seen).toEqual({ value: ok('new'), at: 500 });
    expect(loop.pending()).toBe(0);
  });

  test('is replaced by an earlier one after a moment', async () => {
    const loop = createTestLoop();
    const seen = start(loop, () => inBudget(never, () => earlier));
    await pass(loop, budgetMs);
    expect(seen).toEqual({ value: earlier, at: 700 });
  });

  test.each<[string, Promise<Given>, () => Given | undefined, number, number]>([
    ['comes in time', Promise.resolve(ok('new')), () => earlier, 0, 0],
    ['is replaced by an earlier one', never, () => earlier, 1, 1],
    ['has no earlier one', never, () => undefined, 0, 1],
  ])('that %s is reported as late only if it is', async (_what, answer, find, soon, atEnd) => {
    const loop = createTestLoop();
    const onLate = vi.fn();
    start(loop, () => inBudget(answer, find), onLate);
    await pass(loop, budgetMs - 50);
    expect(onLate).toHaveBeenCalledTimes(soon);
    await pass(loop, 100);
    expect(onLate).toHaveBeenCalledTimes(atEnd);
  });

  test('is awaited to the end of the budget if there is no earlier one', async () => {
    const loop = createTestLoop();
    const seen = start(loop, () => inBudget(never));
    await pass(loop, budgetMs - 50);
    expect(seen).toEqual({});
    await pass(loop, 100);
    expect(seen.value).toEqual(timeout);
  });

  test('is used if it arrived while rendering blocked the loop beyond the end of the budget', async () => {
    const loop = createTestLoop();
    const seen = start(loop, () => {
      const { promise, resolve } = Promise.withResolvers<Given>();
      loop.arrive(() => resolve(ok('new')));
      return inBudget(promise);
    });
    loop.block(10 * budgetMs);
    await settle();
    expect(seen.value).toEqual(ok('new'));
  });

  test('has no limit without a budget', async () => {
    await expect(inBudget(Promise.resolve(ok('new')), () => earlier)).resolves.toEqual(ok('new'));
    const loop = createTestLoop();
    const seen = start(loop, () => withoutBudget(() => inBudget(arriving(loop, 5_000))));
    await pass(loop, 5_100);
    expect(seen.value).toEqual(ok('new'));
  });
});

describe('questions that follow each other', () => {
  propertyTest.prop([fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 1, maxLength: 5 })])(
    'share one budget',
    async (delays) => {
      const loop = createTestLoop();
      const seen = start(loop, async () => {
        for (const ms of delays) await inBudget(arriving(loop, ms));
      });
      await pass(loop, budgetMs + 50 * (delays.length + 1));
      expect(seen.at).toBeLessThanOrEqual(budgetMs + 50 * (delays.length + 1));
    },
  );

  test('get their earlier answers although the first ones have none', async () => {
    const loop = createTestLoop();
    const seen = start(loop, async () => {
      const first = await inBudget(never);
      return [
        first,
        await inBudget(never, () => earlier),
        await inBudget(Promise.resolve(earlier)),
      ];
    });
    await pass(loop, budgetMs + 200);
    expect(seen.value).toEqual([timeout, earlier, earlier]);
  });
});

describe('a question through the gate', () => {
  test('doesn’t make its page wait for a place in the line', async () => {
    const loop = createTestLoop();
    const limits = { maxConcurrent: 1, maxQueued: 100, maxWaitMs: 60_000 };
    const upstream = createUpstream({ name: 'slow', ...limits, ...loop });
    void upstream.ask(() => never);
    const pages = Array.from({ length: 50 }, () =>
      start(loop, () => upstream.ask(async () => ok('never sent'))),
    );
    await pass(loop, budgetMs + 50);
    expect(pages.map(({ value }) => value)).toEqual(pages.map(() => timeout));
  });
});

describe('a remembered answer', () => {
  function setUp() {
    const loop = createTestLoop();
    const load = vi.fn(async (_: string): Promise<Given> => ok('old'));
    const onStale = vi.fn();
    const memory = { key: (input: string) => input, freshMs: 1_000, maxEntries: 10, onStale };
    return { loop, load, ask: remember(load, { ...memory, now: loop.now }) };
  }

  test('is used when the new one is late, which is kept for the next caller', async () => {
    const { loop, load, ask } = setUp();
    await ask('a');
    loop.pass(1_000);
    load.mockImplementationOnce(() => arriving(loop, 2_500));
    const first = start(loop, () => ask('a'));
    await pass(loop, 2_600);
    expect(first.value).toEqual({ ...ok('old'), isStale: true });
    await expect(ask('a')).resolves.toEqual(ok('new'));
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('doesn’t end with the budget of the first of several callers', async () => {
    const { loop, load, ask } = setUp();
    load.mockImplementationOnce(() => inBudget(arriving(loop, 2_500)));
    const first = start(loop, () => ask('a'));
    await pass(loop, 1_500);
    const second = start(loop, () => ask('a'));
    await pass(loop, 1_500);
    expect([first.value, second.value]).toEqual([timeout, ok('new')]);
  });
});
