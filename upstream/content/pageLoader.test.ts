import { describe, expect, test, vi } from 'vitest';
import type { Page } from '#domain/content/page.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { UpstreamFailure } from '#domain/upstreamFailure.ts';
import { withBudget } from '../http/budget.ts';
import { renewAnswers } from '../http/memories.ts';
import { createTestLoop } from '../http/testing/testLoop.ts';
import { createPageLoader } from './pageLoader.ts';
import { parsePage } from './parse.ts';

type Loaded = Result<Page | undefined, UpstreamFailure>;

const address = { site: 'nordvik-se', language: 'sv', path: '/kop-bil' };

/** A page as it is after a number of changes. */
function pageOf(version: number): Page {
  const page = parsePage({
    rendered: {
      sitecore: {
        context: { itemPath: '/kop-bil' },
        route: { name: `version ${version}`, itemId: '1', placeholders: {}, fields: {} },
      },
    },
  });
  if (!page) throw new Error('The example is no page.');
  return page;
}

/** A loader whose platform takes a number of milliseconds, and whose visitors have two seconds. */
function setUp(platformMs: number) {
  const loop = createTestLoop();
  const lines: string[] = [];
  let version = 0;
  const load = vi.fn(
    (): Promise<Loaded> =>
      new Promise((resolve) => {
        version += 1;
        const page = pageOf(version);
        loop.timers.after(platformMs, () => resolve(ok(page)));
      }),
  );
  const loader = createPageLoader(load, { now: loop.now, log: (line) => lines.push(line) });
  const visit = async () => {
    const answer = withBudget(2_000, () => loader(address), { timers: loop.timers });
    for (let passed = 0; passed < 3_000; passed += 50) {
      loop.pass(50);
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
    const given = await answer;
    return given.ok ? [given.value?.name, given.isStale === true] : given.failure.kind;
  };
  /** A load with this outcome after a number of milliseconds. */
  const late = (ms: number, outcome: Loaded) => (): Promise<Loaded> =>
    new Promise((resolve) => loop.timers.after(ms, () => resolve(outcome)));
  return { loop, load, late, lines, visit };
}

describe('a platform that is late', () => {
  test('for a page never seen, the visitor isn’t kept, and the next one gets the page', async () => {
    const { load, visit } = setUp(2_500);
    expect(await visit()).toBe('timeout');
    expect(await visit()).toEqual(['version 1', false]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('always, pages are still renewed', async () => {
    const { visit } = setUp(1_000);
    expect(await visit()).toEqual(['version 1', false]);
    expect(await visit()).toEqual(['version 1', true]);
    expect(await visit()).toEqual(['version 2', false]);
    expect(await visit()).toEqual(['version 2', true]);
  });

  test('a layout that came late is used for a minute', async () => {
    const { loop, load, visit } = setUp(2_500);
    await visit();
    loop.pass(60_000);
    expect(await visit()).toEqual(['version 1', true]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('a layout that came late isn’t used after a publish', async () => {
    const { load, visit } = setUp(2_500);
    await visit();
    await renewAnswers(new Set(['an item']));
    await visit();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('a layout that was asked for before a publish isn’t used after it', async () => {
    const { loop, load, visit } = setUp(2_500);
    loop.timers.after(2_200, () => void renewAnswers(new Set(['an item'])));
    await visit();
    await visit();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('a late failure is not given to the next visitor', () => {
  const down = fail({ kind: 'server-error', status: 503 } as const);

  test('of a page never seen', async () => {
    const { load, late, visit } = setUp(100);
    load.mockImplementationOnce(late(2_500, down));
    expect(await visit()).toBe('timeout');
    expect(await visit()).toEqual(['version 1', false]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('of a page whose last layout is used', async () => {
    const { load, late, visit } = setUp(100);
    await visit();
    load.mockImplementationOnce(late(2_500, down));
    expect(await visit()).toEqual(['version 1', true]);
    expect(await visit()).toEqual(['version 2', false]);
    expect(load).toHaveBeenCalledTimes(3);
  });
});

test('a platform that isn’t asked isn’t logged for each page', async () => {
  const { load, lines, visit } = setUp(100);
  await visit();
  load.mockResolvedValueOnce(fail({ kind: 'overloaded', reason: 'circuit-open' }));
  expect(await visit()).toEqual(['version 1', true]);
  expect(lines).toEqual([]);
});
