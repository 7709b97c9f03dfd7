import { createTrie, type PatternTrie } from './patternTrie.ts';
import type { ParsedRule, ParsedSource } from './redirectRule.ts';

/** A rule in a table. */
export interface TableRule extends ParsedRule {
  /** Its place in the table: the earlier rule wins. */
  readonly index: number;
}

/** Rules by source. Sources without values are found by one look-up, the others in a trie. */
export interface RedirectTable {
  readonly exact: ReadonlyMap<string, readonly TableRule[]>;
  readonly patterns: PatternTrie<TableRule>;
}

/** Compiles rules to a table; the earlier rule wins. */
export function createRedirectTable(rules: readonly ParsedRule[]): RedirectTable {
  const exact = new Map<string, TableRule[]>();
  const patterns = createTrie<TableRule>();
  for (const [index, parsed] of rules.entries()) {
    const rule = { ...parsed, index };
    for (const source of parsed.alternatives) {
      const key = fixedPath(source);
      if (key === undefined) patterns.add(source, rule);
      else addExact(exact, key, rule);
    }
  }
  return { exact, patterns: patterns.trie };
}

/** The path of a source without values. */
function fixedPath({ segments, captures }: ParsedSource): string | undefined {
  const texts = segments.flatMap((segment) => (segment.kind === 'fixed' ? segment.text : []));
  return texts.length === segments.length && captures.size === 0 ? texts.join('/') : undefined;
}

function addExact(exact: Map<string, TableRule[]>, key: string, rule: TableRule): void {
  const rules = exact.get(key);
  if (!rules) exact.set(key, [rule]);
  // Nothing comes after a rule that always applies.
  else if (!isUnconditional(rules.at(-1))) rules.push(rule);
}

function isUnconditional(rule: TableRule | undefined): boolean {
  return rule?.conditions.length === 0 && !rule.isWholeQuery;
}
