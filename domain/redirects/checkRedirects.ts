import { encodePath } from '../http/path.ts';
import { appliedRule, findRedirect } from './findRedirect.ts';
import { testOf } from './patternTrie.ts';
import type { ParsedRule, ParsedSource, SourceSegment, ValueClass } from './redirectRule.ts';
import { createRedirectTable, type RedirectTable } from './redirectTable.ts';

/** Why a rule of a table is useless. */
export type RuleProblem =
  /** Earlier rules apply to all of its addresses. */
  | 'shadowed'
  /** It leads back to itself, and is therefore not followed. */
  | 'cycle'
  /** No request of a page has such an address. */
  | 'unreachable';

/** A useless rule. */
export interface UselessRule {
  readonly rule: ParsedRule;
  readonly problem: RuleProblem;
}

/** The rules of a table that never apply because of an earlier one, or lead back to themselves. */
export function checkRedirects(rules: readonly ParsedRule[]): readonly UselessRule[] {
  const table = createRedirectTable(rules);
  return rules.flatMap((rule, index) => {
    const problem = problemOf(table, rule, index);
    return problem ? { rule, problem } : [];
  });
}

/** The path and query, as the site would look them up, of a request for an address; `undefined` if it is no page's. */
export type AsRequested = (
  address: string,
) => { readonly path: string; readonly query: string } | undefined;

/** The rules whose sources can be read, but that apply to no request. */
export function unreachableRules(
  rules: readonly ParsedRule[],
  asRequested: AsRequested,
): readonly UselessRule[] {
  return rules.flatMap((rule) =>
    isReachable(rule, asRequested) ? [] : [{ rule, problem: 'unreachable' as const }],
  );
}

function isReachable(rule: ParsedRule, asRequested: AsRequested): boolean {
  const table = createRedirectTable([rule]);
  return exampleAddresses(rule).some((address) => {
    const requested = asRequested(address);
    return requested && appliedRule(table, requested.path, requested.query) !== undefined;
  });
}

/** Path and query to which a rule applies, unless an earlier one does; `undefined` if no example is known. */
export function exampleAddress(rule: ParsedRule): string | undefined {
  return exampleAddresses(rule)[0];
}

function exampleAddresses(rule: ParsedRule): readonly string[] {
  const query = exampleQuery(rule);
  return examplePaths(rule).map((path) => (query === '' ? path : `${path}?${query}`));
}

function examplePaths({ alternatives }: ParsedRule): readonly string[] {
  return alternatives.flatMap((source) => examplePath(source) ?? []);
}

function exampleQuery({ conditions }: ParsedRule): string {
  return new URLSearchParams(conditions.map(({ key, value = '' }) => [key, value])).toString();
}

function problemOf(table: RedirectTable, rule: ParsedRule, index: number): RuleProblem | undefined {
  const query = exampleQuery(rule);
  const paths = examplePaths(rule);
  // Nothing is known of patterns for which there is no example.
  if (paths.length === 0) return undefined;
  const isApplied = (path: string) => appliedRule(table, path, query)?.index === index;
  if (!paths.some(isApplied)) return 'shadowed';
  const isFollowed = paths.some((path) => findRedirect(table, path, query) !== undefined);
  return isFollowed ? undefined : 'cycle';
}

/** A path that a source matches, with values that no other source has. */
function examplePath({ segments }: ParsedSource): string | undefined {
  const texts = segments.map(exampleSegment);
  return texts.every((text) => text !== undefined) ? encodePath(texts) : undefined;
}

function exampleSegment(segment: SourceSegment): string | undefined {
  switch (segment.kind) {
    case 'fixed':
      return segment.text;
    case 'value': {
      const value = exampleValue(segment.accepts);
      return value === undefined ? undefined : segment.before + value + segment.after;
    }
    case 'rest':
      return `${segment.before}example-of-a-rest`;
  }
}

/** A value of a class; `undefined` if no known character fits. */
function exampleValue(accepts: ValueClass): string | undefined {
  const test = testOf(accepts);
  return examples.find(test) ?? repeatedCharacter(test);
}

/** Characters that addresses have: printable ones of several scripts. */
const characters: readonly string[] = [
  [0x21, 0x17f],
  [0x391, 0x3c9],
  [0x410, 0x44f],
  [0x5d0, 0x5ea],
  [0x627, 0x64a],
  [0x3042, 0x3093],
  [0x4e00, 0x4e20],
].flatMap(([from = 0, to = 0]) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
);

/** The most characters that a code in an address has. */
const longestCode = 32;

/** One character, as often as a class of characters needs it. */
function repeatedCharacter(test: (value: string) => boolean): string | undefined {
  for (const character of characters) {
    for (let times = 1; times <= longestCode; times += 1) {
      const value = character.repeat(times);
      if (test(value)) return value;
    }
  }
  return undefined;
}

/** Values of many shapes; the first that fits a class of characters is used. */
const examples: readonly string[] = [
  ...['example-of-a-value', 'example', '4294967291', '429496', '2026', '429', '42', '4'],
  ...['x4', 'x', 'xy', 'xyz', ''],
];
