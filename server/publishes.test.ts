import { afterEach, expect, test, vi } from 'vitest';
import { announcePurge, pageEvents } from '#app/pageCache/pageEvents.ts';
import { collectedSources, noteSources } from '#upstream/http/sources.ts';
import { followPublishes } from './followPublishes.ts';
import { collectingSources, refreshRedirects } from './publishes.ts';
import type { Handle } from './siteServer.ts';

afterEach(() => pageEvents.removeAllListeners());

test('what a request reads is collected for it alone', async () => {
  const collected: (readonly string[])[] = [];
  const handle: Handle = async ({ url = '' }) => {
    await undefined;
    noteSources(() => [url]);
    collected.push(collectedSources());
  };
  const collecting = collectingSources(handle);
  const request = (url: string): Parameters<Handle> => [Object({ url }), Object({})];
  await Promise.all([collecting(...request('/a')), collecting(...request('/b'))]);
  expect(collected).toEqual([['/a'], ['/b']]);
  await handle(...request('/c'));
  expect(collected.at(-1)).toEqual([]);
});

test('the redirects of a site are asked for when they are published, here or in another process', () => {
  const alfa = { contentName: 'alfa', refresh: vi.fn(async () => undefined) };
  const beta = { contentName: 'beta', refresh: vi.fn(async () => undefined) };
  refreshRedirects([{ table: alfa }, { table: beta }]);
  pageEvents.emit('purged', { tags: ['sc:redirects:alfa', 'sc:item:1'], graceSeconds: 1 });
  announcePurge({ tags: ['sc:everything'], graceSeconds: 1 });
  announcePurge({ tags: ['sc:item:1'], graceSeconds: 1 });
  expect(alfa.refresh).toHaveBeenCalledTimes(2);
  expect(beta.refresh).toHaveBeenCalledTimes(1);
});

const keys = ['key'] as const;

test.each([
  ['takes publishes', { revalidateKeys: keys, cacheTagHeader: undefined }, true],
  [
    'tells a CDN the tags of pages',
    { revalidateKeys: undefined, cacheTagHeader: 'cache-tag' },
    true,
  ],
  ['does neither', { revalidateKeys: undefined, cacheTagHeader: undefined }, false],
] as const)('a site that %s follows publishes if it needs to', async (_what, settings, follows) => {
  const table = { contentName: 'alfa', refresh: vi.fn(async () => undefined) };
  const handle: Handle = async () => undefined;
  const followed = await followPublishes(handle, [{ table }], settings);
  pageEvents.emit('purged', { tags: ['sc:everything'], graceSeconds: 1 });
  expect([followed !== handle, table.refresh.mock.calls.length > 0]).toEqual([follows, follows]);
});
