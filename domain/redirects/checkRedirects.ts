import { encodePath } from '../http/path.ts';
import { appliedRule, findRedirect } from './findRedirect.ts';
import type { RedirectProblem, RedirectRule } from './redirectRule.ts';
import { parseSource, type SourceSegment } from './redirectSource.ts';
import { compileRedirects, type RedirectTable, type RefusedRule } from './redirectTable.ts';

/**
 * The rules of a table that are malformed, never apply because of an earlier rule, or lead back to
 * themselves.
 */
export function checkRedirects(
  rules: readonly RedirectRule[],
  ownHosts: readonly string[] = [],
): readonly RefusedRule[] {
  const { table, refused } = compileRedirects(rules, ownHosts);
  const malformed = new Set(refused.map(({ index }) => index));
  const others = rules.flatMap((rule, index) => {
    const problem = malformed.has(index) ? undefined : problemOf(table, rule, index);
    return problem ? { index, rule, problem } : [];
  });
  return [...refused, ...others].sort((a, b) => a.index - b.index);
}

function problemOf(
  table: RedirectTable,
  { source, has = [] }: RedirectRule,
  index: number,
): RedirectProblem | undefined {
  const parsed = parseSource(source);
  if (parsed.kind === 'refused') return parsed.problem;
  const query = new URLSearchParams(has.map(({ key, value = '' }) => [key, value])).toString();
  const paths = parsed.alternatives.map(examplePath);
  if (paths.every((path) => appliedRule(table, path, query) !== index)) return 'shadowed';
  const leadsOn = paths.every((path) => findRedirect(table, path, query) !== undefined);
  return leadsOn ? undefined : 'loop';
}

/** An address that the source matches, with values of parameters that no other source has. */
function examplePath(segments: readonly SourceSegment[]): string {
  const texts = segments.map((segment) => {
    if (segment.kind === 'fixed') return segment.text;
    const value = segment.name === 'id' ? '4294967291' : 'example-of-a-location';
    return segment.before + value + segment.after;
  });
  return encodePath(texts);
}
