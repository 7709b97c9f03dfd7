import { describe, expect, test } from 'vitest';
import type { Site } from '#domain/sites/site.ts';
import { testSite } from '#domain/sites/testing/testSite.ts';
import { findRedirect } from './findRedirect.ts';
import { type PlatformRedirect, parsePlatformRedirects } from './platformRedirect.ts';
import { createRedirectTable } from './redirectTable.ts';

const site: Site = { ...testSite, hosts: ['site.example'] };

function redirect(
  pattern: string,
  target: string,
  others: Partial<PlatformRedirect> = {},
): PlatformRedirect {
  const usual = { type: 'permanent', keepsQuery: true, keepsLanguage: false, locale: '' } as const;
  return { pattern, target, ...usual, ...others };
}

function find(redirects: readonly PlatformRedirect[], address: string) {
  const [path = '', query = ''] = address.split('?');
  return findRedirect(
    createRedirectTable(parsePlatformRedirects(redirects, site).rules),
    path,
    query,
  );
}

function locationOf(redirects: readonly PlatformRedirect[], address: string): string | undefined {
  const found = find(redirects, address);
  return found?.kind === 'redirect' ? found.location : undefined;
}

test.each<[string, string, string, string | undefined]>([
  ['/old', '/new', '/Old/', '/new'],
  ['/old/', 'new', '/old', '/new'],
  ['/old', '/new', '/older', undefined],
  ['^/old/(.*)$', '/new/$1', '/old/A/b-C', '/new/A/b-C'],
  ['^/old/(.*)$', '/new/$1', '/older', undefined],
  ['/^\\/old\\/(.*)$/i', '/new/$1', '/old/x', '/new/x'],
  ['/old.*', '/new', '/older/still', '/new'],
  ['/old(/.*)?', '/new', '/old', '/new'],
  ['/old(/.*)?', '/new', '/old/a/b', '/new'],
  ['^/(?:news|press)/(\\d+)/?$', '/stories/$1', '/press/12/', '/stories/12'],
  ['^/(?:news|press)/(\\d+)/?$', '/stories/$1', '/press/x', undefined],
  ['^/([a-z-]+)-(bilar|cars)$', '/lager/$1?typ=$2', '/nya-bilar', '/lager/nya?typ=bilar'],
  ['/page\\.aspx', '/new', '/page.aspx', '/new'],
  ['/page.aspx', '/new', '/pagexaspx', undefined],
  ['/colou?r', '/new', '/color', '/new'],
  ['/old?id=7&a=b', '/new', '/old?a=b&id=7', '/new?a=b&id=7'],
  ['/old?id=7', '/new', '/old?id=7&a=b', undefined],
  ['^/old\\?id=7$', '/new', '/old?id=7', '/new?id=7'],
  ['/före?id=7', '/new', '/före?id=7', '/new?id=7'],
  ['/malmö/?ö=å', '/new', '/malmö?ö=å', '/new?%C3%B6=%C3%A5'],
  ['/old?flag', '/new', '/old?flag', '/new?flag='],
  ['/old?flag', '/new', '/old?flag=', '/new?flag='],
  ['/old?flag', '/new', '/old?flag&a=b', undefined],
  ['/old?flag', '/new', '/old', undefined],
  ['/old?flag&id=7', '/new', '/old?id=7&flag', '/new?id=7&flag='],
  ['/old?a[]=1', '/new', '/old?a%5B%5D=1', '/new?a%5B%5D=1'],
  ['/old?a%5B%5D=1', '/new', '/old?a[]=1', '/new?a%5B%5D=1'],
  ['/old?', '/new', '/old', '/new'],
  ['/old?', '/new', '/ol', undefined],
  ['^/colou?r$', '/new', '/color', '/new'],
  ['/old?w=1&a=1/', '/new', '/old/?a=1&w=1', '/new?a=1&w=1'],
  ['/[/]?old?a=1&w=1/', '/new', '/old/?a=1&w=1', '/new?a=1&w=1'],
  ['/a[\\/]b', '/new', '/a/b', '/new'],
  ['^/search\\?q=.*$', '/new', '/search?q=shoes', '/new?q=shoes'],
  ['^/search\\?q=(.*)$', '/new', '/search?q=', '/new?q='],
  ['^/search\\?q=.*$', '/new', '/search', undefined],
  ['/search?q=a.b', '/new', '/search?q=a.b', '/new?q=a.b'],
  ['/search?q=a+b', '/new', '/search?q=a%20b', '/new?q=a+b'],
  ['old\\?q=c\\(1\\)', '/new', '/old?q=c(1)', '/new?q=c%281%29'],
  ['/found(\\d+)/', '/new/$1', '/found42', '/new/42'],
  ['/?p=123', '/new', '/?p=123', '/new?p=123'],
  ['/?p=123', '/new', '/', undefined],
  ['https://site.example/old', '/new', '/old', '/new'],
  ['/f%C3%B6retag', '/new', '/FO%CC%88RETAG', '/new'],
  ['/old', 'https://other.example/x?y=1', '/old?a=b', 'https://other.example/x?y=1&a=b'],
  ['/old', 'https://site.example/x', '/old', '/x'],
  ['/old', '/$siteLang/x', '/old', '/x'],
  ['/old/(.*)', '/$1/x', '/old//evil.example', '/evil.example/x'],
  ['/old(.*)', '/$1/x', '/old', '/x'],
  ['/old/([^/]+)', '/$1', '/old/%2e%2e', undefined],
  ['/old/(.*)', '/new/$1', '/old/%C4%B0A', '/new/i%CC%87a'],
  ['/old/([a-z]+)/(\\d+)', '/$2/$1', '/old/x/7', '/7/x'],
  ['/old-([a-z]*)', '/new/x$1', '/old-', '/new/x'],
  ['/(old|older)', '/new/$1', '/older', '/new/older'],
  ['/old(er)?', '/new/x$1', '/old', '/new/x'],
  ['/(old)(?:er)?', '/new/$1', '/old', '/new/old'],
  ['/a[/]b', '/new', '/ab', undefined],
  ['/a[/]?b', '/new', '/ab', '/new'],
])('%s to %s redirects %s to %s', (pattern, target, address, expected) => {
  expect(locationOf([redirect(pattern, target)], address)).toBe(expected);
});

test.each([
  ['/older', '/first'],
  ['/newer', '/second'],
  ['/x', '/any'],
  ['/xy', '/some'],
  ['/abc/p', '/a-c'],
  ['/fed/p', '/d-f'],
])('patterns that begin alike are told apart: %s leads to %s', (address, expected) => {
  const redirects = [
    redirect('/old.*', '/first'),
    redirect('/new.*', '/second'),
    redirect('/x.+', '/some'),
    redirect('/x.*', '/any'),
    redirect('/[a-c]+/p', '/a-c'),
    redirect('/[d-f]+/p', '/d-f'),
  ];
  expect(locationOf(redirects, address)).toBe(expected);
});

describe('languages', () => {
  test.each<[Partial<PlatformRedirect>, string, string, string | undefined]>([
    [{}, '/old', '/en/old', '/new'],
    [{ keepsLanguage: true }, '/old', '/en/old', '/en/new'],
    [{ keepsLanguage: true }, '/old', '/old', '/new'],
    [{ locale: 'en' }, '/old', '/old', undefined],
    [{ locale: 'EN' }, '/old', '/en/old', '/new'],
    [{}, '/en/old', '/en/old', '/new'],
    [{}, '/en/old', '/old', undefined],
    [{}, '/sv/old', '/old', '/new'],
  ])('%j: %s redirects %s to %s', (others, pattern, address, expected) => {
    expect(locationOf([redirect(pattern, '/new', others)], address)).toBe(expected);
  });

  test('a target may name one', () => {
    expect(locationOf([redirect('/old', '/en/new')], '/old')).toBe('/en/new');
    expect(locationOf([redirect('/old', '/en')], '/old')).toBe('/en');
    expect(locationOf([redirect('/old', '/sv')], '/old')).toBe('/');
    expect(locationOf([redirect('/en/old', '/', { keepsLanguage: true })], '/en/old')).toBe('/en');
  });

  test('a redirect of one language comes before those of all', () => {
    const both = [redirect('/old', '/all'), redirect('/old', '/english', { locale: 'en' })];
    expect(locationOf(both, '/en/old')).toBe('/english');
    expect(locationOf(both, '/old')).toBe('/all');
  });

  test.each<[string, readonly PlatformRedirect[]]>([
    [
      'at the beginning of its pattern',
      [redirect('/old', '/all'), redirect('/en/old', '/english')],
    ],
    ['in capitals', [redirect('/old', '/all'), redirect('/EN/Old', '/english')]],
    ['of a class', [redirect('/o.*', '/all'), redirect('^/en/(old)$', '/english')]],
  ])('a redirect that names its language %s comes before those of all', (_what, both) => {
    expect(locationOf(both, '/en/old')).toBe('/english');
    expect(locationOf(both, '/old')).toBe('/all');
  });

  test('a pattern whose language is optional is for all', () => {
    const both = [redirect('/old', '/first'), redirect('/(en/)?old', '/second')];
    expect(locationOf(both, '/en/old')).toBe('/first');
  });
});

test('a redirect may drop the query, be temporary, or show another page', () => {
  expect(find([redirect('/old', '/new', { keepsQuery: false })], '/old?a=b')).toEqual({
    kind: 'redirect',
    location: '/new',
    isPermanent: true,
  });
  expect(find([redirect('/old', '/new', { type: 'temporary' })], '/old')).toMatchObject({
    isPermanent: false,
  });
  const chain = [redirect('/older', '/old'), redirect('/old', '/new', { type: 'transfer' })];
  expect(find(chain, '/old?a=b')).toEqual({ kind: 'transfer', url: '/new?a=b' });
  expect(find(chain, '/older')).toMatchObject({ location: '/old' });
});

test('captures of one visitor don’t reach the next', () => {
  const redirects = [redirect('/in/([^/]+)', '/hitta-oss/$1')];
  const table = createRedirectTable(parsePlatformRedirects(redirects, site).rules);
  for (const city of ['malmo', 'lulea', 'malmo']) {
    expect(findRedirect(table, `/in/${city}`, '')).toMatchObject({
      location: `/hitta-oss/${city}`,
    });
  }
});

test.each<[string, string, string]>([
  ['(a+)+$', '/new', 'catastrophic-pattern'],
  ['^/(.*)*x', '/new', 'catastrophic-pattern'],
  ['/([a-z]+|x)+', '/new', 'catastrophic-pattern'],
  ['/a*+', '/new', 'catastrophic-pattern'],
  ['/.*.*.*x', '/new', 'unsupported-pattern'],
  ['/a/.*/b', '/new', 'unsupported-pattern'],
  ['/(?=a)b', '/new', 'unsupported-pattern'],
  ['/(a)\\1', '/new', 'unsupported-pattern'],
  ['/(ab)+', '/new', 'unsupported-pattern'],
  ['/[a-z]+x[a-z]+', '/new', 'unsupported-pattern'],
  [`/${'x'.repeat(3_000)}`, '/new', 'unsupported-pattern'],
  [`/${'('.repeat(500)}`, '/new', 'unsupported-pattern'],
  [`/${'(a|b)'.repeat(7)}`, '/new', 'too-many-alternatives'],
  ['/(a', '/new', 'malformed-source'],
  ['/[z-a]+', '/new', 'malformed-source'],
  ['/', '/new', 'malformed-source'],
  ['', '/new', 'malformed-source'],
  ['/old#part', '/new', 'malformed-source'],
  ['https://other.example/old', '/new', 'malformed-source'],
  ['/old?id=\\d+', '/new', 'unsupported-pattern'],
  ['/old?id=(1|2)', '/new', 'unsupported-pattern'],
  ['/old\\?id=(.*)', '/new/$1', 'unknown-parameter'],
  ['/old/(.*)', '/$2', 'unknown-parameter'],
  ['/old', 'javascript:alert(1)', 'malformed-destination'],
  ['/old', '//evil.example', 'malformed-destination'],
  ['/old', '\\\\evil.example', 'malformed-destination'],
  ['/old', '/en//evil.example', 'malformed-destination'],
  ['/old/(.*)', 'https://evil$1', 'malformed-destination'],
  ['/old', '/{id}', 'malformed-destination'],
  ['/fi/old', '/new', 'malformed-destination'],
])('%s to %s is refused: %s', (pattern, target, problem) => {
  const others = pattern === '/fi/old' ? { type: 'transfer' as const } : {};
  const to = pattern === '/fi/old' ? 'https://other.example/' : target;
  const { rules, refused } = parsePlatformRedirects(
    [redirect(pattern, to, others), redirect('/fine', '/new')],
    site,
  );
  expect(refused[0]).toEqual({ source: pattern, problem });
  expect(rules).toHaveLength(2);
});

test('a redirect for a language that the site doesn’t have is refused', () => {
  const { refused } = parsePlatformRedirects([redirect('/old', '/new', { locale: 'fi' })], site);
  expect(refused).toEqual([{ source: '/old', problem: 'unknown-language' }]);
});
