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

/** Things by the text at the beginning or end of a segment. It takes one look-up for each length of a text. */
interface ByText<Thing> {
  /** The lengths of the texts, each once. */
  readonly lengths: readonly number[];
  readonly things: ReadonlyMap<string, Thing>;
}

interface MutableByText<Thing> extends ByText<Thing> {
  readonly lengths: number[];
  readonly things: Map<string, Thing>;
}

/** The edges for values, by the text before the value, then by the text after it. */
type ValueEdges<Rule> = ByText<ByText<readonly ValueEdge<Rule>[]>>;

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
  readonly values: MutableByText<MutableByText<MutableEdge<Rule>[]>>;
  readonly rests: (RestEdge<Rule> & { readonly entries: TrieEntry<Rule>[] })[];
  readonly entries: TrieEntry<Rule>[];
}

type MutableEdge<Rule> = ValueEdge<Rule> & { readonly node: MutableTrie<Rule> };

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
    values: emptyByText(),
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
  { values }: MutableTrie<Rule>,
  { before, after, accepts }: SegmentValue,
): MutableTrie<Rule> {
  const afters = thingAt(values, before, emptyByText<MutableEdge<Rule>[]>);
  const edges = thingAt<MutableEdge<Rule>[]>(afters, after, () => []);
  const known = edges.find((edge) => sameClass(edge.accepts, accepts));
  if (known) return known.node;
  const node = emptyNode<Rule>();
  edges.push({ accepts, test: testOf(accepts), node });
  return node;
}

function emptyByText<Thing>(): MutableByText<Thing> {
  return { lengths: [], things: new Map() };
}

function thingAt<Thing>(
  { lengths, things }: MutableByText<Thing>,
  text: string,
  create: () => Thing,
): Thing {
  const thing = things.get(text) ?? create();
  things.set(text, thing);
  if (!lengths.includes(text.length)) lengths.push(text.length);
  return thing;
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
    onMatch(node.entries, spans);
    return;
  }
  const slash = path.indexOf('/', start);
  const end = slash === -1 ? path.length : slash;
  const segment = path.slice(start, end);
  const child = node.fixed.get(segment);
  if (child) walkTrie(child, path, onMatch, end + 1, spans);
  for (const before of node.values.lengths) {
    const afters = node.values.things.get(segment.slice(0, before));
    for (const after of afters?.lengths ?? []) {
      const to = segment.length - after;
      const edges = to >= before ? afters?.things.get(segment.slice(to)) : undefined;
      for (const { test, node: next } of edges ?? []) {
        if (!test(segment.slice(before, to))) continue;
        walkTrie(next, path, onMatch, end + 1, [...spans, [start + before, start + to]]);
      }
    }
  }
}
