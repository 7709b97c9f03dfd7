import { expect, test, vi } from 'vitest';
import { checkRedirects } from '#domain/redirects/checkRedirects.ts';
import { sites } from '#sites/index.ts';
import { redirectTables } from '#sites/redirectTables.ts';
import { siteHosts } from '#sites/siteHosts.ts';
import { redirectsOf } from './redirects.ts';

const log = vi.fn();
const find = redirectsOf(
  sites.map((site) => ({ site, hosts: siteHosts(site), rules: redirectTables[site.id] ?? [] })),
  log,
);

test.each([
  ['nordvik.example', '/findus/12/Malm%C3%B6', '/hitta-oss/malmo'],
  ['localhost:3000', '/Elbilar?utm=1', '/kop-bil/elbilar?utm=1'],
  ['www.nordvik.example', '/kop-bil?a=1', 'https://nordvik.example/kop-bil?a=1'],
  ['www.nordvik.example', '/elbil', 'https://nordvik.example/kop-bil/elbilar'],
  ['nordvik.example', '/kop-bil', undefined],
  ['nordvik-no.localhost', '/elbil', undefined],
  ['www.unknown.example', '/elbil', undefined],
  [undefined, '/elbil', undefined],
])('at %s, %s leads to %s', (host, url, expected) => {
  expect(find(host, url)).toBe(expected);
});

test.each(Object.entries(redirectTables))('every rule of %s applies to something', (id, rules) => {
  const hosts = sites.find((site) => site.id === id)?.hosts ?? [];
  expect(hosts).not.toEqual([]);
  expect(checkRedirects(rules, hosts)).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});

test('a malformed rule is logged and left out', () => {
  const [site] = sites;
  const rules = [{ source: '/(a+)+', destination: '/b', permanent: true }] as const;
  expect(
    redirectsOf([{ site, hosts: site.hosts, rules }], log)(site.hosts[0], '/a'),
  ).toBeUndefined();
  expect(log).toHaveBeenLastCalledWith('redirect /(a+)+ of nordvik-se: malformed-source');
});
