import { once } from 'node:events';
import { expect, test } from 'vitest';
import { createAskFramework } from './askFramework.ts';

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

test('an answer whose writer waits for the reader goes on', async () => {
  const ask = createAskFramework(async (_asked, response) => {
    for (let part = 0; part < 20; part += 1) {
      if (!response.write('a'.repeat(10_000))) await once(response, 'drain');
    }
    response.end();
  });
  expect((await ask(page, {})).body).toHaveLength(200_000);
});
