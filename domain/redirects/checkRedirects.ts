import { encodePath } from '../http/path.ts';
import { appliedRule, findRedirect } from './findRedirect.ts';
import { testOf } from './patternTrie.ts';
import type { ParsedRule, ParsedSource, SourceSegment } from './redirectRule.ts';
import { createRedirectTable, type RedirectTable } from './redirectTable.ts';

/** Why a rule of a table is useless. */
export type RuleProblem =
  /** Earlier rules apply to all of its addresses. */
  | 'shadowed'
  /** It leads back to itself, and is therefore not followed. */
  | 'cycle';

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

/** Path and query to which a rule applies, unless an earlier one does; `undefined` if no example is known. */
export function exampleAddress(rule: ParsedRule): string | undefined {
  const paths = rule.alternatives.flatMap((source) => examplePath(source) ?? []);
  const query = exampleQuery(rule);
  return paths[0] && `${paths[0]}${query === '' ? '' : `?${query}`}`;
}

function exampleQuery({ conditions }: ParsedRule): string {
  return new URLSearchParams(conditions.map(({ key, value = '' }) => [key, value])).toString();
}

function problemOf(table: RedirectTable, rule: ParsedRule, index: number): RuleProblem | undefined {
  const query = exampleQuery(rule);
  const paths = rule.alternatives.flatMap((source) => examplePath(source) ?? []);
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
      const value = examples.find(testOf(segment.accepts));
      return value === undefined ? undefined : segment.before + value + segment.after;
    }
    case 'rest':
      return `${segment.before}example-of-a-rest`;
  }
}

/** Values of many shapes; the first that fits a class of characters is used. */
const examples: readonly string[] = [
  ...['example-of-a-value', 'example', '4294967291', '429496', '2026', '429', '42', '4'],
  ...['x4', 'x', 'xy', 'xyz', ''],
];
