import { ErrorReply } from '@redis/client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ok } from '#domain/result.ts';
import { createOutageReport, createValkeyClient } from '#storage/valkey/valkeyClient.ts';
import { createTestLoop, type TestLoop } from '#upstream/http/testing/testLoop.ts';
import { createUpstream } from '#upstream/http/upstream.ts';
import { createAskPageStore } from './askPageStore.ts';
import { pageStoreLimits as limits } from './limits.ts';

const tls = { kind: 'off' } as const;
const nowhere = {
  host: '127.0.0.1',
  port: 9,
  user: undefined,
  password: undefined,
  database: 0,
  tls,
};
/** It never connects: the tests answer in its place. */
const client = createValkeyClient(nowhere, { report: createOutageReport(() => undefined) });

let loop: TestLoop;
let ask: ReturnType<typeof createAskPageStore>;
let isUsable: boolean;
const reconnect = vi.fn<() => void>();
const logOnce = vi.fn<(line: string) => void>();
const answered = vi.fn(async () => 'value');
const silent = vi.fn(() => new Promise<string>(() => undefined));
const unavailable = (reason: unknown) => ({ failure: { kind: 'unavailable', reason } });

beforeEach(() => {
  loop = createTestLoop();
  isUsable = true;
  const upstream = createUpstream({
    name: 'page store',
    maxConcurrent: 2,
    maxQueued: 0,
    maxWaitMs: 0,
    circuit: limits.circuit,
    now: loop.now,
    timers: loop.timers,
  });
  ask = createAskPageStore({
    client,
    upstream,
    isUsable: () => isUsable,
    reconnect,
    logOnce,
    timers: loop.timers,
    now: loop.now,
  });
  vi.clearAllMocks();
});

/** Asks, and lets the time pass that an answer may take. */
async function askInTime(send: () => Promise<string>) {
  const asked = ask(send);
  await new Promise<void>((resolve) => setImmediate(resolve));
  loop.pass(limits.answerMs + 1);
  return asked;
}

test('an answer in time is a value, and a late one is a failure', async () => {
  expect(await ask(answered)).toEqual(ok('value'));
  expect(await askInTime(silent)).toMatchObject(unavailable('no answer within 30 ms'));
});

describe('a store that is silent', () => {
  beforeEach(async () => {
    for (let number = 0; number < 20; number += 1) await askInTime(silent);
    vi.clearAllMocks();
  });

  test('isn’t asked, and nobody waits', async () => {
    expect(await ask(silent)).toMatchObject(unavailable(expect.stringContaining('not asked')));
    expect(silent).not.toHaveBeenCalled();
  });

  test('is asked again after ten seconds', async () => {
    loop.pass(limits.circuit.openMs + limits.circuit.probeMs);
    expect(await ask(answered)).toEqual(ok('value'));
    expect(await ask(answered)).toEqual(ok('value'));
  });
});

test('a connection that has been silent for ten seconds is replaced', async () => {
  const askAfter = async (ms: number, send: () => Promise<string>) => {
    loop.pass(ms);
    await askInTime(send);
    return reconnect.mock.calls.length;
  };
  expect(await askAfter(0, silent)).toBe(0);
  expect(await askAfter(9_000, silent)).toBe(0);
  expect(await askAfter(0, answered)).toBe(0);
  expect(await askAfter(9_000, silent)).toBe(0);
  expect(await askAfter(10_000, silent)).toBe(1);
  expect(await askAfter(9_000, silent)).toBe(1);
});

test('a command that the store refuses is logged, and a lost connection isn’t', async () => {
  const lost = new Error('Socket closed unexpectedly');
  expect(await ask(() => Promise.reject(lost))).toMatchObject(
    unavailable(expect.stringContaining('Socket closed')),
  );
  expect(logOnce).not.toHaveBeenCalled();
  const full = new ErrorReply('OOM command not allowed');
  expect(await ask(() => Promise.reject(full))).toMatchObject(
    unavailable(expect.stringContaining('OOM')),
  );
  expect(logOnce.mock.calls).toEqual([['page store: refuses a command: OOM command not allowed']]);
});

test('commands beyond the limit fail at once', async () => {
  void ask(silent);
  void ask(silent);
  expect(await ask(answered)).toMatchObject(unavailable(expect.stringContaining('too many')));
});

test('nothing is sent while purges may have been missed', async () => {
  isUsable = false;
  expect(await ask(answered)).toMatchObject(unavailable('has no connection'));
  expect(answered).not.toHaveBeenCalled();
});
