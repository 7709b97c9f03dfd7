import { parseDestination } from './redirectDestination.ts';
import type { Parsed, ParsedRule, ParsedRules, RedirectRule, RefusedRule } from './redirectRule.ts';
import { parseSource } from './redirectSource.ts';

/** Parses the rules of a site; malformed ones are left out and named. */
export function parseRules(
  rules: readonly RedirectRule[],
  ownHosts: readonly string[] = [],
): ParsedRules {
  return collectRules(
    rules.map((rule) => ({ source: rule.source, parsed: parseRule(rule, ownHosts) })),
  );
}

/** Separates the rules that were understood from the others. */
export function collectRules(
  results: readonly { readonly source: string; readonly parsed: Parsed<ParsedRule> }[],
): ParsedRules {
  const rules: ParsedRule[] = [];
  const refused: RefusedRule[] = [];
  for (const { source, parsed } of results) {
    if (parsed.ok) rules.push(parsed.value);
    else refused.push({ source, problem: parsed.failure });
  }
  return { rules, refused };
}

function parseRule(
  { source, destination: text, has: conditions = [] }: RedirectRule,
  ownHosts: readonly string[],
): Parsed<ParsedRule> {
  const alternatives = parseSource(source);
  if (!alternatives.ok) return alternatives;
  const destination = parseDestination(text, ownHosts, alternatives.value);
  if (!destination.ok) return destination;
  const value: ParsedRule = {
    source,
    alternatives: alternatives.value,
    destination: destination.value,
    conditions,
    isWholeQuery: false,
    type: 'permanent',
    keepsQuery: true,
    foldsValues: true,
  };
  return { ok: true, value };
}
