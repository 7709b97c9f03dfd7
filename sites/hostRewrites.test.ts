import { describe, expect, test } from 'vitest';
import { hostRewrites, unknownSitePath } from './hostRewrites.ts';
import { findSite, sites } from './index.ts';

/** Hosts are compared as Next does: the whole host, lower-cased, without its port. */
function firstMatch(host: string, isPage: (destination: string) => boolean) {
  return hostRewrites().find(
    ({ has, destination }) =>
      isPage(destination) &&
      (has?.every(({ value }) => new RegExp(`^${value}$`).test(host)) ?? true),
  )?.destination;
}

const pageOf = (destination: string) =>
  (destination.endsWith('/:path*') && !destination.startsWith('/api/')) ||
  destination === unknownSitePath;

describe.each(sites)('$id', (site) => {
  test.each([...site.hosts, `${site.id}.localhost`])('answers at %s', (host) => {
    const [first] = site.locales.slice(1);
    const locale = first ?? site.locales[0];
    expect(firstMatch(host, pageOf)).toBe(`/${site.id}/${locale}/:path*`);
  });
});

test.each(sites)('the feeds of lists of $id are routed before its pages', ({ id, locales }) => {
  const destinations = hostRewrites().map(({ destination }) => destination);
  for (const locale of locales) {
    const feed = destinations.indexOf(`/api/car-feeds/${id}/${locale}/:path*`);
    expect(feed).toBeGreaterThanOrEqual(0);
    expect(feed).toBeLessThan(destinations.findIndex((found) => found.startsWith(`/${id}/`)));
  }
});

test.each(['localhost', '127.0.0.1'])('%s is the group’s main site', (host) => {
  expect(firstMatch(host, pageOf)).toBe('/nordvik-se/sv/:path*');
});

test.each(['evil.example', 'nordvik.example.evil.example', 'nordvikxexample', 'xlocalhost'])(
  '%s is not a site',
  (host) => {
    expect(firstMatch(host, pageOf)).toBe(unknownSitePath);
  },
);

test('the page for unknown hosts belongs to no site', () => {
  expect(findSite(unknownSitePath.split('/')[1] ?? '')).toBeUndefined();
});

test('no two sites share a host or an id', () => {
  const hosts = sites.flatMap((site) => site.hosts);
  expect(new Set(hosts).size).toBe(hosts.length);
  expect(new Set(sites.map(({ id }) => id)).size).toBe(sites.length);
});
