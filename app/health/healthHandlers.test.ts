import { describe, expect, test, vi } from 'vitest';
import { fail, ok } from '#domain/result.ts';
import { createTestLoop } from '#upstream/http/testing/testLoop.ts';
import { createUpstream } from '#upstream/http/upstream.ts';
import { createHealthHandler, createReadinessHandler } from './healthHandlers.ts';

function setUp() {
  const { timers, now, pass } = createTestLoop();
  const limits = { maxConcurrent: 1, maxQueued: 1, maxWaitMs: 1000, now, timers };
  const content = createUpstream({ name: 'content', ...limits });
  const search = createUpstream({ name: 'search', ...limits });
  return { content, search, pass };
}

const backlog = { state: 'late', waiting: 2, oldestAgeSeconds: 900 } as const;
const leads = () => backlog;

const good = async () => ok('yes');
const bad = async () => fail({ kind: 'server-error', status: 500 } as const);

describe('liveness', () => {
  test('lists every upstream with what is recorded', async () => {
    const { content, search, pass } = setUp();
    await content.ask(good);
    pass(2600);
    await content.ask(bad);
    pass(1200);
    const health = createHealthHandler({ upstreams: { content, search }, probes: [], leads });
    const response = health();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const idle = { circuit: 'closed', inFlight: 0, queued: 0 };
    await expect(response.json()).resolves.toEqual({
      status: 'up',
      upstreams: {
        content: {
          state: 'down',
          lastGoodAgeSeconds: 3,
          lastFailure: { kind: 'server-error', ageSeconds: 1 },
          ...idle,
        },
        search: { state: 'unknown', lastGoodAgeSeconds: null, lastFailure: null, ...idle },
      },
      leads: backlog,
    });
  });

  test('starts the probes, and doesn’t wait for them', () => {
    const probe = vi.fn(() => new Promise<void>(() => undefined));
    const health = createHealthHandler({ upstreams: {}, probes: [probe, probe], leads });
    expect(health().status).toBe(200);
    expect(probe).toHaveBeenCalledTimes(2);
  });
});

describe('readiness', () => {
  function readiness(question: typeof good | typeof bad) {
    const { content } = setUp();
    const probe = vi.fn(async () => void (await content.ask<string, { kind: string }>(question)));
    return { content, probe, ready: createReadinessHandler({ content, probe, leads }) };
  }

  test('is 200 once the content platform answers a probe', async () => {
    const { ready } = readiness(good);
    const response = await ready();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    await expect(response.json()).resolves.toEqual({ status: 'ready', leads: backlog });
  });

  test('is 503 until the content platform has answered', async () => {
    const { ready } = readiness(bad);
    const response = await ready();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    await expect(response.json()).resolves.toMatchObject({ status: 'not-ready', leads: backlog });
  });

  test('stays 200 during an outage, without further probes', async () => {
    const { content, ready, probe } = readiness(bad);
    await content.ask(good);
    await content.ask(bad);
    expect((await ready()).status).toBe(200);
    expect(probe).not.toHaveBeenCalled();
  });
});
