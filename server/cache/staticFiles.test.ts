import { expect, test, vi } from 'vitest';
import type { FrameworkAnswer } from './frameworkAnswer.ts';
import { createStaticFiles, type StaticFilesOptions } from './staticFiles.ts';

const address = { host: 'a.example', url: '/fonts/a', key: 'a' };
const headers = { 'accept-encoding': 'br' };

interface File {
  readonly bytes?: number;
  readonly status?: number;
  readonly type?: string | undefined;
}

/** The files of a site whose only file is answered like this, after it was requested twice. */
async function requestedTwice({ bytes = 1_000, status = 200, type = 'text/css' }: File) {
  const answer: FrameworkAnswer = {
    status,
    headers: type === '' ? [] : [['content-type', type]],
    body: Buffer.alloc(bytes, 'a'),
    etag: undefined,
    origin: undefined,
  };
  const ask = vi.fn<StaticFilesOptions['ask']>(async () => answer);
  const log = vi.fn();
  const findForms = vi.fn(async () => undefined);
  const findFile = createStaticFiles({ ask, findForms, log });
  expect(findFile(address, headers)).toBeUndefined();
  expect(ask).not.toHaveBeenCalled();
  expect(findFile(address, headers)).toBeUndefined();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  return { ask, findForms, log, find: () => findFile(address, headers) };
}

test.each<[string, File]>([
  ['a style sheet', {}],
  ['a large script', { type: 'application/javascript', bytes: 100_000 }],
  ['JSON', { type: 'application/json; charset=utf-8' }],
  ['the sprite', { type: 'image/svg+xml' }],
  ['a tile of the map', { type: 'application/octet-stream' }],
])('%s is kept after its second request', async (_what, file) => {
  const { ask, find } = await requestedTwice(file);
  await vi.waitFor(() => expect(find()).toBeDefined());
  for (let request = 0; request < 3; request += 1) find();
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each<[string, File]>([
  ['a file that fits into a packet', { bytes: 999 }],
  ['a missing file', { status: 404 }],
  ['a part of a file', { status: 206 }],
  ['a picture', { type: 'image/webp' }],
  ['a font', { type: 'font/woff2' }],
  ['a file without a type', { type: '' }],
  ['a small picture', { type: 'image/webp', bytes: 10 }],
  ['a small missing file', { status: 404, bytes: 10 }],
])('%s is left to the framework, and not asked for again', async (_what, file) => {
  const { ask, find, findForms, log } = await requestedTwice(file);
  for (let request = 0; request < 3; request += 1) {
    await new Promise<void>((resolve) => setImmediate(resolve));
    expect(find()).toBeUndefined();
  }
  expect(ask).toHaveBeenCalledTimes(1);
  // Compressing would take longer than this test.
  expect(findForms).not.toHaveBeenCalled();
  expect(log).not.toHaveBeenCalled();
});

test('a file that can’t be asked for is left to the framework, and logged once', async () => {
  const ask = vi.fn<StaticFilesOptions['ask']>(() => Promise.reject(new Error('no answer')));
  const log = vi.fn();
  const findFile = createStaticFiles({ ask, findForms: async () => undefined, log });
  for (let request = 0; request < 5; request += 1) {
    expect(findFile(address, headers)).toBeUndefined();
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  expect(ask).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledExactlyOnceWith(
    "front cache: /fonts/a can't be compressed: Error: no answer",
  );
});
