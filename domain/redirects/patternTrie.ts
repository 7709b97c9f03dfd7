import type { Capture, ParsedSource, SegmentValue, ValueClass } from './redirectRule.ts';

/** Sources with values, by their segments. A look-up visits only nodes whose texts fit the path. */
export interface PatternTrie<Rule> {
  readonly fixed: ReadonlyMap<string, PatternTrie<Rule>>;
  readonly values: ValueEdges<Rule>;
  readonly rests: readonly RestEdge<Rule>[];
  /** The rules whose source ends here, in the order of the table. */
  readonly entries: readonly TrieEntry<Rule>[];
}

/** A rule, and what the parameters of its destination stand for in this spelling of its source. */
export interface TrieEntry<Rule> {
  readonly rule: Rule;
  readonly captures: ReadonlyMap<string, Capture>;
}

/** The edges for values, by the texts around them, so that their number doesn't matter. */
interface ValueEdges<Rule> {
  /** The lengths of the texts before and after, each pair once. */
  readonly lengths: readonly (readonly [before: number, after: number])[];
  /** By the texts before and after, with a brace between them, which no source contains. */
  readonly byTexts: ReadonlyMap<string, readonly ValueEdge<Rule>[]>;
}

interface ValueEdge<Rule> {
  readonly accepts: ValueClass;
  readonly test: (value: string) => boolean;
  readonly node: PatternTrie<Rule>;
}

interface RestEdge<Rule> {
  readonly before: string;
  readonly isOptional: boolean;
  readonly entries: readonly TrieEntry<Rule>[];
}

interface MutableTrie<Rule> extends PatternTrie<Rule> {
  readonly fixed: Map<string, MutableTrie<Rule>>;
  readonly values: {
    readonly lengths: [number, number][];
    readonly byTexts: Map<string, (ValueEdge<Rule> & { readonly node: MutableTrie<Rule> })[]>;
  };
  readonly rests: (RestEdge<Rule> & { readonly entries: TrieEntry<Rule>[] })[];
  readonly entries: TrieEntry<Rule>[];
}

/** A trie to which sources are added. */
export interface TrieBuilder<Rule> {
  readonly trie: PatternTrie<Rule>;
  readonly add: (source: ParsedSource, rule: Rule) => void;
}

/** Builds a trie. */
export function createTrie<Rule>(): TrieBuilder<Rule> {
  const trie = emptyNode<Rule>();
  return {
    trie,
    add: ({ segments, captures }, rule) => {
      let node = trie;
      for (const segment of segments) {
        if (segment.kind === 'rest') return void restOf(node, segment).push({ rule, captures });
        node =
          segment.kind === 'fixed' ? fixedChild(node, segment.text) : valueChild(node, segment);
      }
      node.entries.push({ rule, captures });
    },
  };
}

function emptyNode<Rule>(): MutableTrie<Rule> {
  return {
    fixed: new Map(),
    values: { lengths: [], byTexts: new Map() },
    rests: [],
    entries: [],
  };
}

function fixedChild<Rule>({ fixed }: MutableTrie<Rule>, text: string): MutableTrie<Rule> {
  const child = fixed.get(text) ?? emptyNode();
  fixed.set(text, child);
  return child;
}

function valueChild<Rule>(
  { values: { lengths, byTexts } }: MutableTrie<Rule>,
  { before, after, accepts }: SegmentValue,
): MutableTrie<Rule> {
  const texts = `${before}{${after}`;
  const edges = byTexts.get(texts) ?? [];
  byTexts.set(texts, edges);
  if (!lengths.some(([b, a]) => b === before.length && a === after.length)) {
    lengths.push([before.length, after.length]);
  }
  const known = edges.find((edge) => sameClass(edge.accepts, accepts));
  if (known) return known.node;
  const node = emptyNode<Rule>();
  edges.push({ accepts, test: testOf(accepts), node });
  return node;
}

function restOf<Rule>(
  { rests }: MutableTrie<Rule>,
  { before, isOptional }: Pick<RestEdge<Rule>, 'before' | 'isOptional'>,
): TrieEntry<Rule>[] {
  const known = rests.find((rest) => rest.before === before && rest.isOptional === isOptional);
  if (known) return known.entries;
  const entries: TrieEntry<Rule>[] = [];
  rests.push({ before, isOptional, entries });
  return entries;
}

function sameClass(one: ValueClass, other: ValueClass): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.pattern === other.pattern;
}

/** Tests a value against its class, in time proportional to its length. */
export function testOf(accepts: ValueClass): (value: string) => boolean {
  if (accepts === 'text') return (value) => value !== '';
  const pattern = accepts === 'digits' ? /^\d+$/ : new RegExp(`^${accepts.pattern}$`, 'iu');
  return (value) => pattern.test(value);
}

/** The place of a value in a path: the positions of its first character and of the one after it. */
export type Span = readonly [from: number, to: number];

/** Called with each list of rules whose source matches, and the places of the values. */
export type OnMatch<Rule> = (entries: readonly TrieEntry<Rule>[], spans: readonly Span[]) => void;

const noSpans: readonly Span[] = [];

/** Finds all sources that match a path without slashes at its ends. */
export function walkTrie<Rule>(
  node: PatternTrie<Rule>,
  path: string,
  onMatch: OnMatch<Rule>,
  start = 0,
  spans = noSpans,
): void {
  for (const { before, isOptional, entries } of node.rests) {
    const from = start + before.length;
    const isLongEnough = isOptional ? from <= path.length : from < path.length;
    if (isLongEnough && path.startsWith(before, start))
      onMatch(entries, [...spans, [from, path.length]]);
  }
  if (start > path.length) {
    if (node.entries.length > 0) onMatch(node.entries, spans);
    return;
  }
  const slash = path.indexOf('/', start);
  const end = slash === -1 ? path.length : slash;
  const segment = path.slice(start, end);
  const child = node.fixed.get(segment);
  if (child) walkTrie(child, path, onMatch, end + 1, spans);
  for (const [before, after] of node.values.lengths) {
    if (segment.length < before + after) continue;
    const to = segment.length - after;
    const edges = node.values.byTexts.get(`${segment.slice(0, before)}{${segment.slice(to)}`);
    for (const { test, node: next } of edges ?? []) {
      if (!test(segment.slice(before, to))) continue;
      walkTrie(next, path, onMatch, end + 1, [...spans, [start + before, start + to]]);
    }
  }
}
