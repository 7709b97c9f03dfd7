import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { boundPageLifetimes } from './pageLifetimes.ts';

const { SharedCacheControls } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js',
);

test('100 000 addresses leave a bounded number of lifetimes in Next', () => {
  boundPageLifetimes();
  const controls = new SharedCacheControls({ routes: {}, dynamicRoutes: {} });
  for (let at = 0; at < 100_000; at += 1) controls.set(`/nordvik-se/sv/${at}`, { revalidate: 60 });
  expect(SharedCacheControls.cacheControls.size).toBeLessThanOrEqual(20_000);
  expect(SharedCacheControls.cacheControls.get('/nordvik-se/sv/99999')).toEqual({ revalidate: 60 });
});
