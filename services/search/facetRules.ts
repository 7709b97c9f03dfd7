import type { WireFacetValue } from '#upstream/search/wire.ts';
import type { TermsQuestion } from './question.ts';

/** One of the ways to fulfil what is chosen in a tree of two levels. */
export type Branch =
  | { readonly kind: 'parent'; readonly parent: string }
  /** A child below one of some parents, or below any where there is no list. */
  | {
      readonly kind: 'child';
      readonly child: string;
      readonly parents: readonly string[] | undefined;
    };

/**
 * What the chosen brands and models mean together; a hit fulfils one of the branches. A model counts
 * for the chosen brands that have it, or for every brand where none of them does. A brand with a
 * chosen model of its own means that model only.
 */
export function branchesOf(
  chosen: readonly string[],
  chosenChildren: readonly string[],
  isBelow: (child: string, parent: string) => boolean,
): readonly Branch[] {
  const children = chosenChildren.map((child): Branch => {
    const parents = chosen.filter((parent) => isBelow(child, parent));
    return { kind: 'child', child, parents: parents.length === 0 ? undefined : parents };
  });
  const whole = chosen.filter((parent) => !chosenChildren.some((child) => isBelow(child, parent)));
  return [...whole.map((parent): Branch => ({ kind: 'parent', parent })), ...children];
}

/**
 * The values of a facet as they are answered, out of all the index knows: those with hits, the chosen
 * ones, and the parents of either; in the wanted order.
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

/** The order of texts everywhere in the index: by code unit, the same on every machine. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

const mostBuckets = 50;

/**
 * How wide the buckets of a histogram are, from the lowest and highest number of the whole index: 1, 2
 * or 5 times a power of ten, the finest with at most 50 buckets. They stand still while hits narrow.
 * Buckets begin at multiples of it.
 */
export function histogramInterval(min: number, max: number): number {
  for (let power = 1; ; power *= 10) {
    const fits = [1, 2, 5].find((step) => bucketCount(min, max, step * power) <= mostBuckets);
    if (fits !== undefined) return fits * power;
  }
}

function bucketCount(min: number, max: number, interval: number): number {
  return Math.floor(max / interval) - Math.floor(min / interval) + 1;
}

/** What a histogram is written from. */
export interface HistogramCounts {
  readonly interval: number;
  /** The lowest and highest number that were counted. */
  readonly lowest: number;
  readonly highest: number;
  /** How many numbers there are in the bucket that begins at a number. */
  readonly countFrom: (start: number) => number;
}

/** The buckets from the lowest number to the highest, empty ones between them included. */
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
