import type { WireFacet, WireFacetValue } from '#upstream/search/wire.ts';
import { arrangeValues, histogramValues } from '../facetRules.ts';
import type { FacetQuestion, HistogramQuestion, TermsQuestion } from '../question.ts';
import { hasBit } from './bits.ts';
import type { DocumentSet } from './documentSet.ts';
import type { Ids, TermsData } from './indexData.ts';
import { countPosting } from './postings.ts';
import { type SearchIndex, termsOf } from './searchIndex.ts';
import { firstNotBelow } from './selection.ts';

/** A facet with the counts of a set of documents. */
export function countFacet(index: SearchIndex, facet: FacetQuestion, set: DocumentSet): WireFacet {
  return facet.kind === 'histogram'
    ? countHistogram(index, facet, set)
    : countTerms(index, facet, set);
}

function countTerms(index: SearchIndex, facet: TermsQuestion, set: DocumentSet): WireFacet {
  const { name, childName } = facet;
  const terms = termsOf(index.data, name);
  const counts = countValues(terms, set);
  const childrenOf = childName === undefined ? undefined : countBelow(index, name, childName, set);
  const values = terms.values.map((text, place): WireFacetValue => {
    const value = { text, count: counts[place] ?? 0 };
    return childrenOf === undefined ? value : { ...value, children: childrenOf(place) };
  });
  const child = childName === undefined ? {} : { child_name: childName };
  return { name, ...child, type: 'terms', values: arrangeValues(values, facet) };
}

function countBelow(index: SearchIndex, name: string, childName: string, set: DocumentSet) {
  const pairs = index.pairs(name, childName);
  const { values } = termsOf(index.data, childName);
  const counts =
    set.bits === undefined ? pairs.sizes : countIds(pairs.ids, pairs.children.length, set);
  return (parent: number): WireFacetValue[] =>
    (pairs.byParent.get(parent) ?? []).map((pair) => ({
      text: values[pairs.children[pair] ?? 0] ?? '',
      count: counts[pair] ?? 0,
    }));
}

/** How many documents of the set have each value. */
function countValues({ values, postings, column }: TermsData, set: DocumentSet): Uint32Array {
  const { bits, size } = set;
  if (bits === undefined) return postings.sizes;
  const perDocument = column.kind === 'one' ? 1 : column.ids.length / (column.starts.length - 1);
  // Counting by value costs one bitmap per value; counting by document costs one step per value of each.
  if (values.length * postings.words < size * perDocument)
    return Uint32Array.from(values, (_, place) => countPosting(bits, postings, place));
  if (column.kind === 'one') return countIds(column.ids, values.length, set);
  return countMany(column.ids, column.starts, values.length, set);
}

/** Counts 1-based ids; each document has one at most. */
function countIds(ids: Ids, length: number, set: DocumentSet): Uint32Array {
  const counts = new Uint32Array(length + 1);
  const list = set.list();
  for (let at = 0; at < list.length; at += 1) {
    const id = ids[list[at] ?? 0] ?? 0;
    counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts.subarray(1);
}

function countMany(ids: Ids, starts: Uint32Array, length: number, set: DocumentSet): Uint32Array {
  const counts = new Uint32Array(length);
  for (const document of set.list()) {
    const end = starts[document + 1] ?? 0;
    for (let at = starts[document] ?? 0; at < end; at += 1) {
      const id = ids[at] ?? 0;
      counts[id] = (counts[id] ?? 0) + 1;
    }
  }
  return counts;
}

function countHistogram(
  { data }: SearchIndex,
  { name }: HistogramQuestion,
  set: DocumentSet,
): WireFacet {
  const range = data.ranges.get(name);
  const order = data.orders.get(name);
  if (range === undefined || order === undefined) throw new Error(`${name} has no numbers.`);
  const { numbers, interval, firstStart, buckets, bucketSizes } = range;
  const { bits } = set;
  const counts = bits === undefined ? bucketSizes : countIds(buckets, bucketSizes.length, set);
  const first = counts.findIndex((count) => count > 0);
  if (first === -1) return { name, type: 'histogram', values: [] };
  const last = counts.findLastIndex((count) => count > 0);
  const startOf = (bucket: number) => firstNotBelow(numbers, firstStart + bucket * interval);
  const isIn = (at: number) => bits === undefined || hasBit(bits, order.ascending[at] ?? 0);
  let lowest = startOf(first);
  while (!isIn(lowest)) lowest += 1;
  let highest = startOf(last + 1) - 1;
  while (!isIn(highest)) highest -= 1;
  const values = histogramValues({
    interval,
    lowest: numbers[lowest] ?? 0,
    highest: numbers[highest] ?? 0,
    countFrom: (start) => counts[(start - firstStart) / interval] ?? 0,
  });
  return { name, type: 'histogram', values };
}
