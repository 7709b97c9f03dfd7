import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { platformAddress } from './platformAddress.ts';

test.each([
  ['/-/media/nordvik-se/a.png', 'media', '/-/media/nordvik-se/a.png'],
  ['/api/platform/-/media/a.png', 'media', '/-/media/a.png'],
  ['/-/jssmedia/a%20b.png', 'media', '/-/jssmedia/a%20b.png'],
  ['/-/media/%61.png', 'media', '/-/media/a.png'],
  ['/-/icon/a.png', 'asset', '/-/icon/a.png'],
  ['/sitecore/api/graph/edge', 'service', '/sitecore/api/graph/edge'],
  ['/api/platform/sitecore/service/a', 'service', '/sitecore/service/a'],
])('%s is forwarded as %s', (path, part, forwarded) => {
  expect(platformAddress(path)).toEqual({ part, path: forwarded });
});

test.each([
  '/',
  '/-',
  '/-/media',
  '/-/media/',
  '/faults/jotform',
  '/api/platform/faults/jotform',
  '/api/platform/api/platform/-/media/a.png',
  '/sitecore',
  '/sitecore/api',
  '/sitecore/admin/login',
  '/sitecore/api/authoring/graphql/v1',
  '/sitecore/api/%61uthoring/graphql/v1',
  '/api/platform/sitecore/api/Authoring/graphql/v1',
  '/Sitecore/api/a',
  '/-/media/../../faults',
  '/-/media/%2e%2e/%2e%2e/faults',
  '/-/media/..%2f..%2ffaults',
  '/-/media/%252e%252e/faults',
  '/-/media/..%5cfaults',
  '/-/media//a.png',
  '/-/media/%00',
  '/-/media/%ED%A0%80',
  `/-/media/${'a'.repeat(256)}`,
])('%s is not forwarded', (path) => {
  expect(platformAddress(path)).toBeUndefined();
});

const pieces = fc.constantFrom(
  '-',
  'media',
  'sitecore',
  'api',
  'faults',
  '..',
  '.',
  '%2e',
  '%252e',
  '%2f',
  '%5c',
  '\\',
  '/',
  'å',
  '%',
);

propertyTest.prop([fc.array(pieces)])('a forwarded path never leaves its part', (list) => {
  const address = platformAddress(`/${list.join('/')}`);
  if (!address) return;
  const resolved = new URL(address.path, 'http://platform.internal').pathname;
  expect(resolved).toBe(address.path);
  expect(resolved).toMatch(/^\/(?:-|sitecore\/(?:api|service))\//);
});
