import { describe, expect, test } from 'vitest';
import type { Site } from '#domain/sites/site.ts';
import { testSite } from '#domain/sites/testing/testSite.ts';
import {
  type AsRequested,
  checkRedirects,
  exampleAddress,
  unreachableRules,
} from './checkRedirects.ts';
import { parseRules } from './parseRules.ts';
import { parsePlatformRedirects } from './platformRedirect.ts';
import type { ParsedRule, RedirectRule } from './redirectRule.ts';

function rule(source: string, destination: string, has?: RedirectRule['has']): RedirectRule {
  return { source, destination, ...(has && { has }), permanent: true };
}

const isSet = [{ type: 'query', key: 'si' }] as const;

test.each<[string, readonly RedirectRule[], readonly (readonly [string, string])[]]>([
  ['crossed rules', [rule('/dacia', '/b/daf'), rule('/daf', '/b/dacia')], []],
  ['a source listed twice', [rule('/a', '/x'), rule('/a', '/y')], [['/y', 'shadowed']]],
  ['a pattern before', [rule('/a/{location}', '/x'), rule('/a/b', '/y')], [['/y', 'shadowed']]],
  ['a pattern after', [rule('/a/b', '/y'), rule('/a/{location}', '/x')], []],
  ['a condition before', [rule('/a', '/x', isSet), rule('/a', '/y')], []],
  ['a condition after', [rule('/a', '/y'), rule('/a', '/x', isSet)], [['/x', 'shadowed']]],
  ['one spelling of two', [rule('/ö', '/y'), rule('/(ö|o)', '/x')], []],
  [
    'a cycle of two, and a way into it',
    [rule('/a', '/b'), rule('/b', '/a'), rule('/c', '/a')],
    [
      ['/b', 'cycle'],
      ['/a', 'cycle'],
      ['/a', 'cycle'],
    ],
  ],
])('%s', (_name, rules, expected) => {
  const found = checkRedirects(parseRules(rules).rules).map(({ rule: each, problem }) => [
    each.destination.path,
    problem,
  ]);
  expect(found).toEqual(expected);
});

const site: Site = { ...testSite, locales: ['sv'] };

/** The rules of patterns of the platform. */
function parsed(...patterns: readonly string[]): readonly ParsedRule[] {
  const usual = { type: 'permanent', keepsQuery: true, keepsLanguage: false, locale: '' } as const;
  return parsePlatformRedirects(
    patterns.map((pattern) => ({ pattern, target: '/new', ...usual })),
    site,
  ).rules;
}

/** No character of the examples is in this class. */
const withoutExample = '/old/[💚]';

describe('an example', () => {
  test.each([
    ['/old', '/old'],
    ['/old/([^/]+)', '/old/example-of-a-value'],
    ['/old/(\\d+)/x', '/old/4294967291/x'],
    ['/old-[a-z]+-x', '/old-example-x'],
    ['/old/x-[ö]?', '/old/x-'],
    ['/old/[ö]{3}', '/old/%C3%96%C3%96%C3%96'],
    ['/old/.*', '/old/example-of-a-rest'],
    ['/old?id=7&name=.*', '/old?id=7&name='],
    [withoutExample, undefined],
    ['/old/([💚]|x)', '/old/x'],
  ])('of %s is %s', (pattern, address) => {
    expect(parsed(pattern).map(exampleAddress)).toEqual([address]);
  });

  test('is known of codes of every length up to 32 characters', () => {
    const lengths = Array.from({ length: 33 }, (_, at) => at + 1);
    const rules = parsed(...lengths.map((length) => `/old/[a-f]{${length}}`));
    expect(rules.map((each) => exampleAddress(each)?.length)).toEqual([
      ...lengths.slice(0, 32).map((length) => '/old/'.length + length),
      undefined,
    ]);
  });
});

describe('a rule that applies to no request', () => {
  const asRequested: AsRequested = (address) => {
    const [path = '', query = ''] = address.split('?');
    return path.startsWith('/api/') ? undefined : { path: path.replace('/Old', '/'), query };
  };

  test.each([
    ['/old', false],
    ['/old?id=7', false],
    ['/old/.*', false],
    ['/api/old', true],
    ['/(api|old)/x', false],
    ['/Old', false],
    ['/old/\\d{7}', false],
    [withoutExample, true],
  ])('is %s: %s', (pattern, isUseless) => {
    const rules = parsed(pattern);
    const expected = isUseless ? rules.map((each) => ({ rule: each, problem: 'unreachable' })) : [];
    expect(unreachableRules(rules, asRequested)).toEqual(expected);
  });

  test('is found by its address alone', () => {
    const asked: string[] = [];
    unreachableRules(parsed('/old', '/old?id=7'), (address) => void asked.push(address));
    expect(asked).toEqual(['/old', '/old?id=7']);
  });
});

test('patterns without an example are never shadowed', () => {
  expect(checkRedirects(parsed(withoutExample, withoutExample))).toEqual([]);
});
