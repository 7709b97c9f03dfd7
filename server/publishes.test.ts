import { afterEach, expect, test, vi } from 'vitest';
import { announcePurge, pageEvents } from '#app/pageCache/pageEvents.ts';
import { collectedSources, noteSources } from '#upstream/http/sources.ts';
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
