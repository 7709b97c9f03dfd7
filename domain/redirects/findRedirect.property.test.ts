import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Site } from '#domain/sites/site.ts';
import { testSite } from '#domain/sites/testing/testSite.ts';
import { composedPath } from './comparablePath.ts';
import { appliedRule, findRedirect } from './findRedirect.ts';
import { parseRules } from './parseRules.ts';
import { type PlatformRedirect, parsePlatformRedirects } from './platformRedirect.ts';
import type { ParsedRule, ParsedSource, RedirectRule } from './redirectRule.ts';
import { createRedirectTable } from './redirectTable.ts';

// Few names, so that rules meet, form chains and loop.
const segment = fc.constantFrom('a', 'b', 'å', '{id}', '{location}', 'x-{location}', '(a|b)');
const source = fc
  .uniqueArray(segment, { minLength: 1, maxLength: 3, selector: (text) => text.replace('x-', '') })
  .map((parts) => `/${parts.join('/')}`);
const destination = fc.oneof(
  fc
    .array(fc.constantFrom('a', 'b', 'å', '7', '{location}', '{id}'), {
      minLength: 1,
      maxLength: 3,
    })
    .map((parts) => `/${parts.join('/')}`),
  fc.constantFrom('/a?q=1', 'https://other.example/a'),
);
const condition = fc.record({
  type: fc.constant('query' as const),
  key: fc.constantFrom('q', 'si'),
});
const rules: fc.Arbitrary<RedirectRule[]> = fc.array(
  fc.record({
    source,
    destination,
    has: fc.array(condition, { maxLength: 1 }),
    permanent: fc.constant(true as const),
  }),
  { maxLength: 12 },
);
const platformRedirects: fc.Arbitrary<PlatformRedirect[]> = fc.array(
  fc.record({
    pattern: fc.oneof(
      fc.constantFrom(
        '/a',
        '/en/b',
        '^/a/(.*)$',
        '/b/([a-z]+)/?',
        '/(a|b)/(\\d+)',
        '/a?q=1',
        '/x.*',
      ),
      fc.string(),
    ),
    target: fc.oneof(
      fc.constantFrom('/b', '/$1', '/en/a/$1', '/$1/$2', '//evil.example', '/a?q=$1', 'b'),
      fc.string(),
    ),
    type: fc.constantFrom('permanent' as const, 'temporary' as const, 'transfer' as const),
    keepsQuery: fc.boolean(),
    keepsLanguage: fc.boolean(),
    locale: fc.constantFrom('', 'sv', 'en'),
  }),
  { maxLength: 6 },
);
const path = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'a',
        'B',
        '%C3%A5',
        '7',
        'x-a',
        'en',
        '..',
        '%2e%2e',
        '',
        '%252F',
        '%E2%80%A4',
      ),
      fc.webSegment(),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => `/${parts.join('/')}`);
const query = fc.constantFrom('', 'q=1', 'si=', 'q=1&si=2');
const site: Site = { ...testSite, hosts: ['site.example'] };

describe('no table', () => {
  test('redirects an address to one that is redirected, or to another host', () => {
    fc.assert(
      fc.property(rules, platformRedirects, path, query, (own, platform, at, asked) => {
        const compiled = createRedirectTable([
          ...parseRules(own).rules,
          ...parsePlatformRedirects(platform, site).rules,
        ]);
        const found = findRedirect(compiled, at, asked);
        if (!found || (found.kind === 'redirect' && found.location.startsWith('https:'))) return;
        const target = found.kind === 'redirect' ? found.location : found.url;
        const url = new URL(target, 'https://site.example');
        expect(url.origin).toBe('https://site.example');
        // Browsers don't resolve it to another path.
        expect(`${url.pathname}${url.search}${url.hash}`).toBe(target);
        if (found.kind === 'redirect') {
          expect(findRedirect(compiled, url.pathname, url.search)?.kind).not.toBe('redirect');
        }
      }),
      { numRuns: 3000 },
    );
  });
});

test('the same rule applies as if all were tried in order', () => {
  fc.assert(
    fc.property(rules, path, query, (own, at, asked) => {
      const parsed = parseRules(own).rules;
      const expected = parsed.findIndex((rule) => applies(rule, at, asked));
      const found = appliedRule(createRedirectTable(parsed), at, asked);
      expect(found?.index ?? -1).toBe(expected);
    }),
    { numRuns: 2000 },
  );
});

function applies({ alternatives, conditions }: ParsedRule, at: string, asked: string): boolean {
  const composed = composedPath(at)?.toLowerCase();
  const parameters = new URLSearchParams(asked);
  return (
    composed !== undefined &&
    alternatives.some((each) => patternOf(each).test(composed)) &&
    conditions.every(({ key }) => parameters.has(key))
  );
}

function patternOf({ segments }: ParsedSource): RegExp {
  const texts = segments.map((each) => {
    if (each.kind === 'fixed') return each.text;
    if (each.kind === 'rest') return '.*';
    return `${each.before}${each.accepts === 'digits' ? '\\d+' : '[^/]+'}${each.after}`;
  });
  return new RegExp(`^${texts.join('/')}$`, 'u');
}
