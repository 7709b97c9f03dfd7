import { expect, test, vi } from 'vitest';
import { ok } from '#domain/result.ts';
import { createProbe } from './probe.ts';
import { createTestLoop } from './testing/testLoop.ts';
import { createUpstream } from './upstream.ts';

function setUp() {
  const { timers, now, pass } = createTestLoop();
  const limits = { maxConcurrent: 1, maxQueued: 1, maxWaitMs: 60_000 };
  const upstream = createUpstream({ name: 'stock', ...limits, now, timers });
  const question = vi.fn(() => upstream.ask(async () => ok('yes')));
  return { upstream, question, pass, probe: createProbe(upstream, question, 5000) };
}

test('an upstream that was never asked is asked', async () => {
  const { upstream, question, probe } = setUp();
  await probe();
  expect(question).toHaveBeenCalledTimes(1);
  expect(upstream.health().state).toBe('up');
});

test.each([
  [4999, 0],
  [5000, 1],
])('an upstream asked %d ms ago is asked %d times', async (ms, times) => {
  const { upstream, question, pass, probe } = setUp();
  await upstream.ask(async () => ok('yes'));
  pass(ms);
  await probe();
  expect(question).toHaveBeenCalledTimes(times);
});

test('many probes at the same time ask once', async () => {
  const { question, probe } = setUp();
  await Promise.all([probe(), probe(), probe()]);
  await probe();
  expect(question).toHaveBeenCalledTimes(1);
});

test('an upstream with a waiting line isn’t asked', async () => {
  const { upstream, question, pass, probe } = setUp();
  const never = new Promise<never>(() => undefined);
  void upstream.ask(() => never);
  void upstream.ask(() => never);
  pass(5000);
  await probe();
  expect(question).not.toHaveBeenCalled();
});
