import { expect, test } from 'vitest';
import { checkRedirects } from './checkRedirects.ts';
import type { RedirectRule } from './redirectRule.ts';

function rule(source: string, destination: string, has?: RedirectRule['has']): RedirectRule {
  return { source, destination, ...(has && { has }), permanent: true };
}

const isSet = [{ type: 'query', key: 'si' }] as const;

test.each<[string, readonly RedirectRule[], readonly (readonly [number, string])[]]>([
  ['crossed rules', [rule('/dacia', '/b/daf'), rule('/daf', '/b/dacia')], []],
  ['a source listed twice', [rule('/a', '/x'), rule('/a', '/y')], [[1, 'shadowed']]],
  ['a pattern before', [rule('/a/{location}', '/x'), rule('/a/b', '/y')], [[1, 'shadowed']]],
  ['a pattern after', [rule('/a/b', '/y'), rule('/a/{location}', '/x')], []],
  ['a condition before', [rule('/a', '/x', isSet), rule('/a', '/y')], []],
  ['a condition after', [rule('/a', '/y'), rule('/a', '/x', isSet)], [[1, 'shadowed']]],
  [
    'a loop of two',
    [rule('/a', '/b'), rule('/b', '/a'), rule('/c', '/a')],
    [
      [0, 'loop'],
      [1, 'loop'],
      [2, 'loop'],
    ],
  ],
  ['a malformed rule', [rule('a', '/b')], [[0, 'malformed-source']]],
])('%s', (_name, rules, expected) => {
  const found = checkRedirects(rules).map(({ index, problem }) => [index, problem]);
  expect(found).toEqual(expected);
});
