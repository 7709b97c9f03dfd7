import { expect, test } from 'vitest';
import { readLifetime } from './cacheLifetime.ts';

test.each([
  ['s-maxage=60, stale-while-revalidate=300, stale-if-error=86400', { fresh: 60, stale: 300 }],
  ['s-maxage=60, stale-while-revalidate=240', { fresh: 60, stale: 240 }],
  ['s-maxage=10', { fresh: 10, stale: 0 }],
  ['s-maxage=1, stale-if-error=86400', { fresh: 1, stale: 0 }],
  ['s-maxage=0, stale-while-revalidate=300', undefined],
  ['public, max-age=3600', undefined],
  ['no-store', undefined],
  ['private, s-maxage=60', undefined],
  [undefined, undefined],
])('%s is kept for %j', (cacheControl, lifetime) => {
  expect(readLifetime(cacheControl)).toEqual(lifetime);
});
