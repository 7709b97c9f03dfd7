import { describe, expect, test, vi } from 'vitest';
import type { PlatformRedirect } from '#domain/redirects/platformRedirect.ts';
import type { RedirectService } from '#domain/redirects/service.ts';
import { fail, ok } from '#domain/result.ts';
import { sites } from '#sites/index.ts';
import { redirectRules } from '#sites/redirectTables.ts';
import { siteHosts } from '#sites/siteHosts.ts';
import { type FindRedirect, redirectsOf } from './redirects.ts';
import { createSiteTable } from './siteTable.ts';

const log = vi.fn();
const find = redirectsOf(
  sites.map((site) => ({
    table: createSiteTable({
      site,
      rules: redirectRules(site),
      now: () => 0,
      log,
    }),
    hosts: siteHosts(site),
    bareHost: site.hosts[0],
  })),
);

function locationAt(finding: FindRedirect, host: string | undefined, url: string) {
  const found = finding(host, url);
  return found?.kind === 'redirect' ? found.location : undefined;
}

test.each([
  ['nordvik.example', '/findus/12/Malm%C3%B6', '/hitta-oss/nordvik-malmo'],
  ['localhost:3000', '/Elbilar?utm=1', '/kop-bil/elbilar?utm=1'],
  ['www.nordvik.example', '/kop-bil?a=1', 'https://nordvik.example/kop-bil?a=1'],
  ['www.nordvik.example', '//evil.example', 'https://nordvik.example//evil.example'],
  ['www.nordvik.example', '/elbil', 'https://nordvik.example/kop-bil/elbilar'],
  ['nordvik.example', '/sell-your-car', '/salj-bil'],
  ['nordvik.example', '/index', '/'],
  ['nordvik.example', '/en/index', '/'],
  ['carstore-se.localhost', '/index?utm=1', '/?utm=1'],
  ['carstore-se.localhost', '/en/Index/', '/en'],
  ['carstore-fi.localhost', '/sv/index', '/sv'],
  // The guard's path for addresses that name no page.
  ['www.nordvik.example', '/~', undefined],
  ['nordvik.example', '/kop-bil', undefined],
  ['nordvik-no.localhost', '/elbil', undefined],
  ['www.unknown.example', '/elbil', undefined],
  [undefined, '/elbil', undefined],
])('at %s, %s is redirected to %s', (host, url, expected) => {
  expect(locationAt(find, host, url)).toBe(expected);
});

test('the redirect of a www host is permanent', () => {
  expect(find('www.nordvik.example', '/kop-bil')).toEqual({
    kind: 'redirect',
    location: 'https://nordvik.example/kop-bil',
    isPermanent: true,
  });
});

test('no rule of a site is malformed', () => {
  expect(log).not.toHaveBeenCalled();
});

const redirect: PlatformRedirect = {
  pattern: '/old',
  target: '/new',
  type: 'permanent',
  keepsQuery: true,
  keepsLanguage: false,
  locale: '',
};

interface Platform {
  redirects: readonly PlatformRedirect[];
  fails: boolean;
  asked: number;
  now: number;
  unreadable: number;
  /** Answers come later. */
  until?: Promise<void> | undefined;
}

/** The redirects of a site whose platform can be made to fail, and a clock. */
function withPlatform(redirects: readonly PlatformRedirect[] = [redirect]) {
  const platform: Platform = { redirects, fails: false, asked: 0, now: 0, unreadable: 0 };
  const lines: string[] = [];
  const service: RedirectService = {
    redirects: async () => {
      platform.asked += 1;
      if (platform.fails) return fail({ kind: 'timeout', afterMs: 1 });
      const { redirects, unreadable } = platform;
      await platform.until;
      return ok({ redirects, unreadable });
    },
  };
  const [site] = sites;
  const table = createSiteTable({
    site,
    rules: [{ source: '/both', destination: '/own', permanent: true }],
    platform: service,
    now: () => platform.now,
    log: (line) => lines.push(line),
  });
  const finding = redirectsOf([{ table, hosts: site.hosts, bareHost: site.hosts[0] }]);
  return { platform, lines, table, at: (url: string) => locationAt(finding, site.hosts[0], url) };
}

describe('redirects of the platform', () => {
  test('come after those of the site’s table', async () => {
    const { table, at } = withPlatform([redirect, { ...redirect, pattern: '/both' }]);
    expect(at('/both')).toBe('/own');
    await table.refresh();
    expect(at('/both')).toBe('/own');
    expect(at('/old')).toBe('/new');
  });

  test('are asked for when the last answer is a minute old, without a wait', async () => {
    const { platform, table, at } = withPlatform();
    await table.refresh();
    platform.redirects = [{ ...redirect, target: '/newer' }];
    platform.now = 59_999;
    expect(at('/old')).toBe('/new');
    expect(platform.asked).toBe(1);
    platform.now = 60_000;
    expect(at('/old')).toBe('/new');
    expect(at('/old')).toBe('/new');
    expect(platform.asked).toBe(2);
    await vi.waitFor(() => expect(at('/old')).toBe('/newer'));
  });

  test('are those of the last question, whichever is answered first', async () => {
    const { platform, table, at } = withPlatform();
    const answered = Promise.withResolvers<void>();
    platform.until = answered.promise;
    const earlier = table.refresh();
    platform.until = undefined;
    platform.redirects = [{ ...redirect, target: '/newer' }];
    await table.refresh();
    answered.resolve();
    await earlier;
    expect(at('/old')).toBe('/newer');
  });

  test('stay during an outage, and are asked for again after five seconds', async () => {
    const { platform, table, at } = withPlatform();
    await table.refresh();
    platform.fails = true;
    await table.refresh();
    expect(at('/old')).toBe('/new');
    expect(platform.asked).toBe(2);
    platform.now = 5_000;
    at('/old');
    expect(platform.asked).toBe(3);
  });

  test('log an outage once, from its second failure', async () => {
    const { platform, lines, table } = withPlatform();
    const fail = async () => {
      platform.fails = true;
      await table.refresh();
    };
    await fail();
    platform.fails = false;
    await table.refresh();
    await fail();
    expect(lines).toEqual([]);
    await fail();
    const outage = ['redirects of nordvik-se: no answer within 1 ms'];
    expect(lines).toEqual(outage);
    await fail();
    expect(lines).toEqual(outage);
  });

  test('are logged once if no request has their address', async () => {
    const sources = [
      '/api/old',
      '/a/%2e%2e/b',
      '/_next/x',
      '/-/media/old.pdf',
      '/[^\\s\\S]+',
      '/old\u0000',
    ];
    const { lines, table } = withPlatform([
      redirect,
      ...sources.map((pattern) => ({ ...redirect, pattern })),
    ]);
    await table.refresh();
    await table.refresh();
    expect(lines).toEqual(sources.map((source) => `redirect ${source} of nordvik-se: unreachable`));
  });

  test.each([
    [0, []],
    [1, ['redirects of nordvik-se: 1 are unreadable']],
    [2, ['redirects of nordvik-se: 2 are unreadable']],
  ])('are logged once if they are malformed, with %i unreadable ones', async (unreadable, more) => {
    const { platform, lines, table, at } = withPlatform([
      { ...redirect, pattern: '(a+)+' },
      redirect,
    ]);
    platform.unreadable = unreadable;
    await table.refresh();
    await table.refresh();
    expect(at('/old')).toBe('/new');
    expect(lines).toEqual(['redirect (a+)+ of nordvik-se: catastrophic-pattern', ...more]);
  });
});

test('a malformed rule is logged and left out', () => {
  const [site] = sites;
  const rules = [{ source: '/(a+)+', destination: '/b', permanent: true }] as const;
  createSiteTable({ site, rules, now: () => 0, log });
  expect(log).toHaveBeenLastCalledWith('redirect /(a+)+ of nordvik-se: malformed-source');
});
