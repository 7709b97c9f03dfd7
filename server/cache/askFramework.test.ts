import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAskFramework } from './askFramework.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const page = { host: 'nordvik.example', url: '/' };

test('an answer is read whole, however large its parts are', async () => {
  const ask = createAskFramework(async (_asked, response) => {
    for (const part of ['a', 'b', 'c']) response.write(part.repeat(70_000));
    response.end();
  });
  const { status, body } = await ask(page, {});
  expect([status, body.length]).toEqual([200, 210_000]);
});

test('an answer that breaks off is a failure', async () => {
  const ask = createAskFramework(async (_asked, response) => {
    response.write('begun');
    response.destroy();
  });
  await expect(ask(page, {})).rejects.toThrow(/aborted|incomplete|hang up/);
});

test('with patience, the body of an answer that stops is what has come', async () => {
  let isClosed = false;
  const options = { patienceMs: 2_000 };
  const ask = createAskFramework(async (_asked, response) => {
    response.on('close', () => {
      isClosed = true;
    });
    response.write('begun');
  }, options);
  const asked = ask(page, {});
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(500);
    expect(isClosed).toBe(true);
  });
  expect((await asked).body.toString()).toBe('begun');
});

test('with patience, an answer that ends is read whole', async () => {
  const ask = createAskFramework(
    async (_asked, response) => {
      response.end('all of it');
    },
    { patienceMs: 2_000 },
  );
  expect((await ask(page, {})).body.toString()).toBe('all of it');
});
