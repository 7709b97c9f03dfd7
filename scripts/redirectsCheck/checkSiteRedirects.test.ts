import { expect, test } from 'vitest';
import type { PlatformRedirect } from '#domain/redirects/platformRedirect.ts';
import type { RedirectRule } from '#domain/redirects/redirectRule.ts';
import { testSite } from '#domain/sites/testing/testSite.ts';
import type { IntendedProblem } from '#sites/redirects/siteRedirects.ts';
import { checkSiteRedirects } from './checkSiteRedirects.ts';

const pages = {
  site: testSite,
  paths: new Map([
    ['sv', new Set(['/', '/new', '/hitta-oss/,-w-,'])],
    ['en', new Set(['/', '/new'])],
  ] as const),
};

function rule(source: string, destination: string): RedirectRule {
  return { source, destination, permanent: true };
}

function platformRedirect(pattern: string, target: string): PlatformRedirect {
  const usual = { type: 'permanent', keepsQuery: true, keepsLanguage: false, locale: '' } as const;
  return { pattern, target, ...usual };
}

function check(
  rules: readonly RedirectRule[],
  intended: readonly IntendedProblem[] = [],
  platform: readonly PlatformRedirect[] = [],
) {
  return checkSiteRedirects({
    pages,
    rules,
    intended,
    platform,
    checkDestination: async ({ path }) => (path === '/gone' ? 'there is no page /gone' : undefined),
  });
}

test.each<[string, readonly RedirectRule[], readonly string[]]>([
  ['nothing', [rule('/old', '/new')], []],
  ['a malformed rule', [rule('old', '/new')], ['carstore-se old: malformed-source']],
  [
    'a shadowed rule',
    [rule('/old', '/new'), rule('/old', '/')],
    ['carstore-se /old → /: shadowed'],
  ],
  [
    'a rule for no request',
    [rule('/api/old', '/new')],
    ['carstore-se /api/old → /new: unreachable'],
  ],
  [
    'a cycle',
    [rule('/a', '/b'), rule('/b', '/a')],
    ['carstore-se /a → /b: cycle', 'carstore-se /b → /a: cycle'],
  ],
  [
    'a dead rule',
    [rule('/old', '/gone')],
    ['carstore-se /old → /gone: dead: there is no page /gone'],
  ],
  ['a hidden page', [rule('/en/new', '/en')], ['carstore-se /en/new → /en: hides-page: en /new']],
  [
    'a page with open segments that is hidden',
    [rule('/hitta-oss/{location}', '/new')],
    ['carstore-se /hitta-oss/{location} → /new: hides-page: sv /hitta-oss/,-w-,'],
  ],
])('reports %s', async (_name, rules, problems) => {
  expect((await check(rules)).problems).toEqual(problems);
});

test('a rule with a condition hides no page', async () => {
  const conditional = { ...rule('/new', '/'), has: [{ type: 'query', key: 'a' } as const] };
  expect((await check([conditional])).problems).toEqual([]);
});

test('intended problems are listed with their reason, and must still exist', async () => {
  const intended: IntendedProblem = {
    source: '/old',
    destination: '/',
    problem: 'shadowed',
    reason: 'Kept for the record.',
  };
  const twice = [rule('/old', '/new'), rule('/old', '/')];
  expect(await check(twice, [intended])).toEqual({
    rules: 2,
    problems: [],
    intended: ['carstore-se /old → /: shadowed. Kept for the record.'],
  });
  expect((await check([rule('/old', '/new')], [intended])).problems).toEqual([
    'carstore-se /old: is listed as intended, but is not shadowed',
  ]);
});

test('redirects of the platform are checked after those of the table', async () => {
  const platform = [
    platformRedirect('/old', '/'),
    platformRedirect('(a+)+', '/'),
    platformRedirect('/older', '/gone'),
  ];
  expect((await check([rule('/old', '/new')], [], platform)).problems).toEqual([
    'carstore-se (a+)+: catastrophic-pattern',
    'carstore-se /old → /: shadowed',
    'carstore-se /older → /gone: dead: there is no page /gone',
    'carstore-se /older → /gone: dead: there is no page /gone',
  ]);
});
