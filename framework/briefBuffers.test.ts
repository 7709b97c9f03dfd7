import { IncrementalCache } from 'next/dist/server/lib/incremental-cache/index.js';
import { afterEach, expect, test, vi } from 'vitest';
import { shortenBuffersInJson } from './briefBuffers.ts';

const { toJSON } = Buffer.prototype;

afterEach(() => {
  Object.assign(Buffer.prototype, { toJSON });
});

test('a buffer in JSON is its length', () => {
  shortenBuffersInJson();
  expect(JSON.stringify({ body: Buffer.from('åäö') })).toBe('{"body":6}');
});

test('the framework writes the pages that it keeps as JSON', async () => {
  const written = vi.spyOn(Buffer.prototype, 'toJSON');
  const preview = {
    previewModeId: 'id',
    previewModeSigningKey: 'key',
    previewModeEncryptionKey: 'key',
  };
  const cache = new IncrementalCache({
    dev: false,
    requestHeaders: {},
    previewProps: preview,
    prerenderManifest: {
      version: 4,
      routes: {},
      dynamicRoutes: {},
      notFoundRoutes: [],
      preview,
    },
  });
  const page = { kind: 'APP_PAGE', html: '', rscData: Buffer.from('payload'), status: 200 };
  const route = { kind: 'APP_PAGE', sourceRoute: '/page' };
  await Reflect.apply(cache.set, cache, ['/page', page, { route }]);
  expect(written).toHaveBeenCalledOnce();
});
