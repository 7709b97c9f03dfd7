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
  destination.endsWith('/:path*') || destination === unknownSitePath;

const brokenSource = hostRewrites().find(({ destination }) => destination.endsWith('/-'))?.source;
const broken = new RegExp(`^${brokenSource?.slice('/:path'.length)}$`);

test.each(['%E0%A4%A', '%', '%zz', 'a/%FF', '%C3', 'b%A0', '%E2%82', '%00', 'a%0Ab', '%7f'])(
  '%s is broken',
  (path) => {
    expect(broken.test(path)).toBe(true);
  },
);

test.each(['', 'a/b', '%C3%A5', '%E2%82%AC/x', '%F0%9F%9A%97', 'a%2Fb', 'åäö'])(
  '%s is not broken',
  (path) => {
    expect(broken.test(path)).toBe(false);
  },
);

describe.each(sites)('$id', (site) => {
  test.each([...site.hosts, `${site.id}.localhost`])('answers at %s', (host) => {
    const [first] = site.locales.slice(1);
    const locale = first ?? site.locales[0];
    expect(firstMatch(host, pageOf)).toBe(`/${site.id}/${locale}/:path*`);
  });
});

test.each(['localhost', '127.0.0.1'])('%s is the group’s main site', (host) => {
  expect(firstMatch(host, pageOf)).toBe('/nordvik-se/sv/:path*');
});

test.each(['evil.example', 'nordvik.example.evil.example', 'nordvikxexample', 'xlocalhost'])(
  '%s is no site',
  (host) => {
    expect(firstMatch(host, pageOf)).toBe(unknownSitePath);
  },
);

test('the unknown host’s page belongs to no site', () => {
  expect(findSite(unknownSitePath.split('/')[1] ?? '')).toBeUndefined();
});

test('no two sites share a host or an id', () => {
  const hosts = sites.flatMap((site) => site.hosts);
  expect(new Set(hosts).size).toBe(hosts.length);
  expect(new Set(sites.map(({ id }) => id)).size).toBe(sites.length);
});
