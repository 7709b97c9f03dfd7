import type { WireFacetValue } from '#upstream/search/wire.ts';
import type { TermsQuestion } from './question.ts';

/** A chosen child that is restricted to some of the chosen parents. */
export interface ChildBelow {
  readonly child: string;
  readonly parents: readonly string[];
}

/** The alternatives of a choice in a tree of two levels: a hit matches at least one of them. */
export interface Branches {
  /** Parents with all their children. */
  readonly parents: readonly string[];
  /** Children below any parent. */
  readonly children: readonly string[];
  readonly childrenBelow: readonly ChildBelow[];
}

/**
 * Combines the chosen brands and models. A model is restricted to the chosen brands that have it; if
 * none of them does, it applies to every brand. A brand with a chosen model is restricted to that
 * model. Takes linear time in the number of chosen values and their parents.
 *
 * @param parentsOf the parents that a child occurs below
 */
export function branchesOf(
  chosen: readonly string[],
  chosenChildren: readonly string[],
  parentsOf: (child: string) => Iterable<string>,
): Branches {
  const parents = new Set(chosen);
  const narrowed = new Set<string>();
  const children: string[] = [];
  const childrenBelow: ChildBelow[] = [];
  for (const child of new Set(chosenChildren)) {
    const own = [...parentsOf(child)].filter((parent) => parents.has(parent));
    if (own.length === 0) children.push(child);
    else childrenBelow.push({ child, parents: own });
    for (const parent of own) narrowed.add(parent);
  }
  return {
    parents: [...parents].filter((parent) => !narrowed.has(parent)),
    children,
    childrenBelow,
  };
}

/**
 * The values of a facet in an answer, from all values of the index: those with hits, the chosen ones,
 * and the parents of either, in the requested order.
 */
export function arrangeValues(
  values: readonly WireFacetValue[],
  { order, chosen, chosenChildren }: TermsQuestion,
): WireFacetValue[] {
  const parents = new Set(chosen);
  const inner = new Set(chosenChildren);
  const arrange = (all: readonly WireFacetValue[], kept: ReadonlySet<string>): WireFacetValue[] =>
    all
      .flatMap((value) => {
        const children = value.children && arrange(value.children, inner);
        if (value.count === 0 && !kept.has(value.text) && !children?.length) return [];
        return children ? [{ ...value, children }] : [value];
      })
      .sort(comparisons[order]);
  return arrange(values, parents);
}

type Comparison = (a: WireFacetValue, b: WireFacetValue) => number;

const byText: Comparison = (a, b) => compareTexts(a.text, b.text);

const comparisons: Readonly<Record<TermsQuestion['order'], Comparison>> = {
  count_desc: (a, b) => b.count - a.count || byText(a, b),
  text_asc: byText,
  text_desc: (a, b) => byText(b, a),
};

/** Compares texts by code unit, which is the same on every machine. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

const maxBuckets = 50;

/**
 * The bucket width of a histogram, from the lowest and highest number of the whole index: 1, 2 or 5
 * times a power of ten, the smallest that gives at most 50 buckets. Buckets begin at its multiples, so
 * they don't move when filters change.
 */
export function histogramInterval(min: number, max: number): number {
  for (let power = 1; ; power *= 10) {
    const fits = [1, 2, 5].find((step) => bucketCount(min, max, step * power) <= maxBuckets);
    if (fits !== undefined) return fits * power;
  }
}

function bucketCount(min: number, max: number, interval: number): number {
  return Math.floor(max / interval) - Math.floor(min / interval) + 1;
}

/** The input of a histogram. */
export interface HistogramCounts {
  readonly interval: number;
  /** The lowest and highest counted number. */
  readonly lowest: number;
  readonly highest: number;
  /** The count of the bucket that begins at a number. */
  readonly countFrom: (start: number) => number;
}

/** The buckets from the lowest number to the highest, including empty ones. */
export function histogramValues({ interval, lowest, highest, countFrom }: HistogramCounts) {
  const values: WireFacetValue[] = [];
  const first = Math.floor(lowest / interval) * interval;
  for (let start = first; start <= highest; start += interval) {
    const min = Math.max(start, lowest);
    const max = start + interval > highest ? highest : start + interval;
    values.push({ text: String(start), count: countFrom(start), min, max });
  }
  return values;
}
