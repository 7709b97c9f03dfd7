import { describe, expect, test, vi } from 'vitest';
import { fail, ok } from '#domain/result.ts';
import { createTestLoop } from '#upstream/http/testing/testLoop.ts';
import { createUpstream } from '#upstream/http/upstream.ts';
import { answerHealth, createReadinessHandler } from './healthHandlers.ts';

const good = async () => ok('yes');
const bad = async () => fail({ kind: 'server-error', status: 500 } as const);

test('liveness tells nothing but that the process answers', async () => {
  const response = answerHealth();
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  await expect(response.json()).resolves.toEqual({ status: 'up' });
});

describe('readiness', () => {
  function readiness(question: typeof good | typeof bad) {
    const { timers, now } = createTestLoop();
    const limits = { maxConcurrent: 1, maxQueued: 1, maxWaitMs: 1000 };
    const content = createUpstream({ name: 'content', ...limits, now, timers });
    const probe = vi.fn(async () => void (await content.ask<string, { kind: string }>(question)));
    return { content, probe, ready: createReadinessHandler({ content, probe }) };
  }

  test('is 200 once the content platform answers a probe', async () => {
    const { ready } = readiness(good);
    const response = await ready();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    await expect(response.json()).resolves.toEqual({ status: 'ready' });
  });

  test('is 503 until the content platform has answered', async () => {
    const { ready } = readiness(bad);
    const response = await ready();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    await expect(response.json()).resolves.toEqual({ status: 'not-ready' });
  });

  test('stays 200 during an outage, without further probes', async () => {
    const { content, ready, probe } = readiness(bad);
    await content.ask(good);
    await content.ask(bad);
    expect((await ready()).status).toBe(200);
    expect(probe).not.toHaveBeenCalled();
  });
});
