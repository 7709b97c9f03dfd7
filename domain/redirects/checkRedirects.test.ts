import { expect, test } from 'vitest';
import { checkRedirects } from './checkRedirects.ts';
import { parseRules } from './parseRules.ts';
import type { RedirectRule } from './redirectRule.ts';

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
