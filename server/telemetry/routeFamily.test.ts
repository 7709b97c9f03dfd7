import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { requestGuard } from '../guard/requestGuard.ts';
import { apiFamilies, routeFamilyOf } from './routeFamily.ts';

const verdictOf = (method: string, url: string) =>
  requestGuard({ method, url, headers: { host: ['nordvik.example'] } });

test.each([
  ['GET', '/kop-bil/bilar-i-lager?keyphrase=abc', 'page'],
  ['GET', '/api/mechmate/car/MLB111', 'booking'],
  ['POST', '/api/forms/comhub', 'leads'],
  ['GET', '/api/tirehotel/authorization/search?regNo=MLB111', 'tire-hotel'],
  ['GET', '/api/car-media/MLB111', 'cars'],
  ['GET', '/api/nothing/MLB111', 'api'],
  ['GET', '/api/constructor/MLB111', 'api'],
  ['GET', '/healthz', 'health'],
  ['GET', '/feaas-render?secret=a', 'editing'],
  ['GET', '/api/editing/page?route=/', 'editing'],
  ['GET', '/_next/static/chunks/a.js', 'files'],
  ['GET', '/_i/320/-/media/a.jpg', 'files'],
  ['POST', '/sitecore/api/graph/edge', 'services'],
  ['GET', '/api/platform/-/media/a.jpg', 'refused'],
  ['PUT', '/kop-bil', 'refused'],
])('%s %s counts as %s', (method, url, family) => {
  expect(routeFamilyOf(verdictOf(method, url))).toBe(family);
});

test('a request whose answer was decided before the guard has a family of its own', () => {
  expect(routeFamilyOf(undefined)).toBe('unread');
});

test('families have names that labels of metrics can have', () => {
  for (const family of Object.values(apiFamilies)) expect(family).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

/** Folders of `app/api` whose addresses no client may request: targets of rewrites, and the answer to unknown paths. */
const unreachable = ['[...path]', 'car-feeds', 'platform', 'site-files'];

test('each folder of the API has a family', () => {
  const folders = readdirSync(fileURLToPath(new URL('../../app/api', import.meta.url)));
  expect([...Object.keys(apiFamilies), ...unreachable].toSorted()).toEqual(folders.toSorted());
});

const known = new Set<string>([
  ...Object.values(apiFamilies),
  ...['api', 'files', 'optimizer', 'page', 'refused', 'services', 'unread'],
]);

property.prop([
  fc.constantFrom('', '/api', '/_next', '/-', '/sitecore/api', '/api/mechmate'),
  fc.webPath(),
])('every request belongs to one of these families', (start, path) => {
  expect(known).toContain(routeFamilyOf(verdictOf('GET', `${start}${path || '/'}`)));
});
