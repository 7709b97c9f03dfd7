import { describe, expect, test } from 'vitest';
import { ok } from '#domain/result.ts';
import { inBudget } from '#upstream/http/budget.ts';
import { createTestLoop } from '#upstream/http/testing/testLoop.ts';
import { visitorBudgetMs } from '../visitorBudget.ts';
import { createLoadGate } from './loadGate.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A gate, and the loads that asked for room with their outcome. */
function createSite() {
  const loop = createTestLoop();
  const run = createLoadGate(loop.timers, loop.now);
  const answers: (() => void)[] = [];
  const pages: string[] = [];

  /** A visitor asks for a page, whose one question to an upstream is answered when the test says so. */
  function ask(name: string): void {
    void run(async () => {
      pages.push(`${name} asks`);
      const answer = new Promise<void>((resolve) => answers.push(resolve)).then(() => ok(name));
      const { ok: isFresh } = await inBudget(answer);
      pages.push(`${name} ${isFresh ? 'fresh' : 'late'} at ${loop.now()}`);
    }).then(() => undefined);
  }

  /** Lets time pass in steps, so that what waits for promises goes on. */
  async function pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 10) {
      loop.pass(10);
      await settle();
    }
  }

  return { loop, ask, answers, pages, pass };
}

const names = (count: number) => Array.from({ length: count }, (_, at) => `page ${at}`);

describe('pages that ask at once', () => {
  test('are loaded eight at a time', async () => {
    const { ask, pages, answers } = createSite();
    names(20).forEach(ask);
    await settle();
    expect(pages).toHaveLength(8);
    answers[0]?.();
    await settle();
    await settle();
    expect(pages.filter((line) => line.endsWith('asks'))).toHaveLength(9);
  });

  test('wait beyond the budget while the loads before them are quick, and are fresh', async () => {
    const { ask, pages, answers, pass } = createSite();
    names(120).forEach(ask);
    for (let round = 0; round < 15; round += 1) {
      await pass(300);
      for (const answer of answers.splice(0)) answer();
      await settle();
    }
    await settle();
    const ends = pages.filter((line) => !line.endsWith('asks'));
    expect(ends).toHaveLength(120);
    expect(ends.filter((line) => line.includes('late'))).toEqual([]);
    expect(ends.at(-1)).toBe('page 119 fresh at 4500');
  });

  test('don’t wait twice for upstreams that are slow', async () => {
    const { ask, pages, pass } = createSite();
    names(40).forEach(ask);
    await pass(visitorBudgetMs + 100);
    const ends = pages.filter((line) => line.includes('late'));
    expect(ends).toHaveLength(40);
  });

  test('count their wait when answers are late, even if there are earlier ones', async () => {
    const { loop, pass } = createSite();
    const run = createLoadGate(loop.timers, loop.now);
    const ends: number[] = [];
    for (const _ of names(16)) {
      void run(async () => {
        for (const _question of ['page', 'settings'])
          await inBudget(new Promise<never>(() => {}), () => ok('earlier'));
        ends.push(loop.now());
      });
    }
    await pass(4_000);
    expect(ends).toHaveLength(16);
    expect(Math.max(...ends)).toBeLessThan(visitorBudgetMs + 50);
  });

  test('have their whole budget again when the upstreams have been quick for a while', async () => {
    const { ask, pages, pass, answers } = createSite();
    ask('slow');
    await pass(visitorBudgetMs + 100);
    expect(pages.at(-1)).toMatch(/^slow late/);
    answers.splice(0);
    await pass(5_000);
    ask('later');
    await pass(visitorBudgetMs - 200);
    answers[0]?.();
    await settle();
    await settle();
    expect(pages.at(-1)).toMatch(/^later fresh/);
  });

  test('give up after 25 seconds', async () => {
    const { ask, pages, answers, pass } = createSite();
    names(400).forEach(ask);
    await pass(500);
    for (let round = 0; round < 27; round += 1) {
      await pass(1_000);
      for (const answer of answers.splice(0)) answer();
      await settle();
    }
    const late = pages.filter((line) => line.includes('late'));
    const ends = late.map((line) => Number(/\d+$/.exec(line)));
    expect(late.length).toBeGreaterThan(400 - 28 * 8);
    expect(Math.min(...ends)).toBeGreaterThanOrEqual(25_000);
    expect(Math.max(...ends)).toBeLessThanOrEqual(25_000 + visitorBudgetMs);
  });

  test('are refused when a thousand wait', async () => {
    const { timers, now } = createTestLoop();
    const run = createLoadGate(timers, now);
    const loads = Array.from({ length: 1_010 }, () => run(() => new Promise(() => undefined)));
    await expect(Promise.race(loads)).resolves.toBeUndefined();
  });
});
