import { parametersOf, parseDestination, type RedirectDestination } from './redirectDestination.ts';
import type { QueryCondition, RedirectProblem, RedirectRule } from './redirectRule.ts';
import { parseSource, type SegmentParameter, type SourceSegment } from './redirectSource.ts';

/** A rule that can be followed. */
export interface CompiledRule {
  /** Its place in the table: the earlier rule wins. */
  readonly index: number;
  readonly conditions: readonly QueryCondition[];
  readonly destination: RedirectDestination;
}

/** Rules by source. Sources without parameters are found by one look-up, the others in a trie. */
export interface RedirectTable {
  readonly exact: ReadonlyMap<string, readonly CompiledRule[]>;
  readonly patterns: PatternNode;
}

/** A segment's place in the sources that begin alike. */
export interface PatternNode {
  readonly fixed: ReadonlyMap<string, PatternNode>;
  readonly parameters: readonly ParameterEdge[];
  /** The rules whose source ends here. */
  readonly rules: readonly CompiledRule[];
}

/** Leads to the next segment for every value of a parameter. */
export interface ParameterEdge extends SegmentParameter {
  readonly node: PatternNode;
}

/** A rule that is left out, and why. */
export interface RefusedRule {
  readonly index: number;
  readonly rule: RedirectRule;
  readonly problem: RedirectProblem;
}

/** A table, and the rules that are not in it. */
export interface CompiledRedirects {
  readonly table: RedirectTable;
  readonly refused: readonly RefusedRule[];
}

interface MutableNode extends PatternNode {
  readonly fixed: Map<string, MutableNode>;
  readonly parameters: (SegmentParameter & { readonly node: MutableNode })[];
  readonly rules: CompiledRule[];
}

/** Compiles the rules of a site; a malformed rule is left out and named. */
export function compileRedirects(
  rules: readonly RedirectRule[],
  ownHosts: readonly string[] = [],
): CompiledRedirects {
  const exact = new Map<string, CompiledRule[]>();
  const patterns = emptyNode();
  const refused: RefusedRule[] = [];
  for (const [index, rule] of rules.entries()) {
    const compiled = compileRule(rule, index, ownHosts);
    if (compiled.kind === 'refused') {
      refused.push({ index, rule, problem: compiled.problem });
      continue;
    }
    for (const segments of compiled.alternatives) {
      const key = fixedKey(segments);
      const rulesHere = key === undefined ? nodeOf(patterns, segments).rules : listOf(exact, key);
      rulesHere.push(compiled.rule);
    }
  }
  return { table: { exact, patterns }, refused };
}

type CompileResult =
  | {
      readonly kind: 'compiled';
      readonly rule: CompiledRule;
      readonly alternatives: readonly (readonly SourceSegment[])[];
    }
  | { readonly kind: 'refused'; readonly problem: RedirectProblem };

function compileRule(
  { source, destination: text, has: conditions = [] }: RedirectRule,
  index: number,
  ownHosts: readonly string[],
): CompileResult {
  const parsed = parseSource(source);
  if (parsed.kind === 'refused') return parsed;
  const destination = parseDestination(text, ownHosts);
  if (!destination) return { kind: 'refused', problem: 'malformed-destination' };
  const { alternatives } = parsed;
  const isKnown = (name: string) => alternatives.every((segments) => hasParameter(segments, name));
  if (!parametersOf(destination).every(isKnown)) {
    return { kind: 'refused', problem: 'unknown-parameter' };
  }
  return { kind: 'compiled', rule: { index, conditions, destination }, alternatives };
}

function hasParameter(segments: readonly SourceSegment[], name: string): boolean {
  return segments.some((segment) => segment.kind === 'parameter' && segment.name === name);
}

function emptyNode(): MutableNode {
  return { fixed: new Map(), parameters: [], rules: [] };
}

function fixedKey(segments: readonly SourceSegment[]): string | undefined {
  return segments.every((segment) => segment.kind === 'fixed')
    ? segments.map(({ text }) => text).join('/')
    : undefined;
}

function listOf(exact: Map<string, CompiledRule[]>, key: string): CompiledRule[] {
  const list = exact.get(key) ?? [];
  exact.set(key, list);
  return list;
}

function nodeOf(root: MutableNode, segments: readonly SourceSegment[]): MutableNode {
  return segments.reduce(childOf, root);
}

function childOf(node: MutableNode, segment: SourceSegment): MutableNode {
  switch (segment.kind) {
    case 'fixed': {
      const child = node.fixed.get(segment.text) ?? emptyNode();
      node.fixed.set(segment.text, child);
      return child;
    }
    case 'parameter': {
      const { name, before, after } = segment;
      const known = node.parameters.find(
        (edge) => edge.name === name && edge.before === before && edge.after === after,
      );
      if (known) return known.node;
      const child = emptyNode();
      node.parameters.push({ name, before, after, node: child });
      return child;
    }
  }
}
