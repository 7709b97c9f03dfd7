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

function problemOf(table: RedirectTable, rule: ParsedRule, index: number): RuleProblem | undefined {
  const { path: paths, query } = exampleAddresses(rule);
  const isApplied = (path: string) => appliedRule(table, path, query)?.index === index;
  if (!paths.some(isApplied)) return 'shadowed';
  const isFollowed = paths.some((path) => findRedirect(table, path, query) !== undefined);
  return isFollowed ? undefined : 'cycle';
}

/** An address for each spelling of a rule's source, with values that no other source has. */
function exampleAddresses({ alternatives, conditions }: ParsedRule) {
  const query = new URLSearchParams(conditions.map(({ key, value = '' }) => [key, value]));
  return { path: alternatives.map(examplePath), query: query.toString() };
}

function examplePath({ segments }: ParsedSource): string {
  return encodePath(segments.map(exampleSegment));
}

function exampleSegment(segment: SourceSegment): string {
  switch (segment.kind) {
    case 'fixed':
      return segment.text;
    case 'value':
      return segment.before + exampleValue(segment.accepts) + segment.after;
    case 'rest':
      return `${segment.before}example-of-a-rest`;
  }
}

const examples: readonly string[] = ['example-of-a-value', 'example', '4294967291', 'x1', 'x', '1'];

function exampleValue(accepts: ValueClass): string {
  return examples.find(testOf(accepts)) ?? '';
}
