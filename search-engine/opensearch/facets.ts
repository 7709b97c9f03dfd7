import { z } from 'zod';
import type { WireFacet, WireFacetValue } from '#upstream/search/wire.ts';
import { arrangeValues, histogramInterval, histogramValues } from '../facetRules.ts';
import type { HistogramQuestion, TermsQuestion } from '../question.ts';
import { allOf, type Clause } from './clauses.ts';
import type { Ends, KnownFacet } from './knownFacet.ts';
import { maxChildren, type Tree } from './tree.ts';

/**
 * Counts a facet among the documents that match the choices in all other facets. The answer has room
 * for every value, including the empty text, which we ignore: with a smaller size, the counts of
 * several shards wouldn't be exact.
 */
export function facetAggregation(facet: KnownFacet, others: readonly Clause[]): Clause {
  return { filter: allOf(others), aggs: innerAggregations(facet) };
}

function innerAggregations(facet: KnownFacet): Clause {
  const { name: field } = facet.question;
  if (facet.kind === 'terms') return { values: treeAggregation(facet.question, facet.tree) };
  if (facet.ends === undefined) return {};
  const interval = histogramInterval(facet.ends.lowest, facet.ends.highest);
  return {
    values: { histogram: { field, interval, min_doc_count: 1 } },
    lowest: { min: { field } },
    highest: { max: { field } },
  };
}

function treeAggregation({ name, childName }: TermsQuestion, tree: Tree): Clause {
  const values = { terms: { field: name, size: tree.size + 1 } };
  if (childName === undefined) return values;
  const children = { terms: { field: childName, size: maxChildren(tree) + 1 } };
  return { ...values, aggs: { children } };
}

const bucket = z.object({ key: z.union([z.string(), z.number()]), doc_count: z.number() });

const termsAnswer = z.object({
  values: z.object({
    buckets: z.array(
      bucket.extend({ children: z.object({ buckets: z.array(bucket) }).optional() }),
    ),
  }),
});

const end = z.object({ value: z.number().nullable() });

const histogramAnswer = z.object({
  values: z.object({ buckets: z.array(bucket) }),
  lowest: end,
  highest: end,
});

/** Reads the counts of a facet. Throws if the cluster's answer is malformed. */
export function readFacet(facet: KnownFacet, answer: unknown): WireFacet {
  if (facet.kind === 'histogram') return readHistogram(facet.question, facet.ends, answer);
  const { question, tree } = facet;
  const { name, childName } = question;
  const values = arrangeValues(countTree(tree, childName !== undefined, answer), question);
  return { name, ...(childName !== undefined && { child_name: childName }), type: 'terms', values };
}

function countTree(tree: Tree, hasChildren: boolean, answer: unknown): readonly WireFacetValue[] {
  const { buckets } = termsAnswer.parse(answer).values;
  const found = new Map(buckets.map((parent) => [String(parent.key), parent]));
  return [...tree].map(([text, children]) => {
    const parent = found.get(text);
    const count = parent?.doc_count ?? 0;
    if (!hasChildren) return { text, count };
    const counts = countsOf(parent?.children?.buckets ?? []);
    const inner = [...children].map((child) => ({ text: child, count: counts.get(child) ?? 0 }));
    return { text, count, children: inner };
  });
}

function countsOf(buckets: readonly z.infer<typeof bucket>[]): ReadonlyMap<string, number> {
  return new Map(buckets.map(({ key, doc_count: count }) => [String(key), count]));
}

function readHistogram(
  { name }: HistogramQuestion,
  ends: Ends | undefined,
  answer: unknown,
): WireFacet {
  const nothing: WireFacet = { name, type: 'histogram', values: [] };
  if (ends === undefined) return nothing;
  const { values, lowest, highest } = histogramAnswer.parse(answer);
  if (lowest.value === null || highest.value === null) return nothing;
  const counts = countsOf(values.buckets);
  const buckets = histogramValues({
    interval: histogramInterval(ends.lowest, ends.highest),
    lowest: lowest.value,
    highest: highest.value,
    countFrom: (start) => counts.get(String(start)) ?? 0,
  });
  return { ...nothing, values: buckets };
}
