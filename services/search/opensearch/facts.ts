import { z } from 'zod';
import type { FacetQuestion, HistogramQuestion, TermsQuestion } from '../question.ts';
import type { Cluster } from './cluster.ts';
import type { Ends, KnownFacet } from './facets.ts';
import { createFindOccurring, type FindOccurring } from './occurrences.ts';
import { searchIndex } from './searchIndex.ts';
import type { Tree } from './tree.ts';

/** What was found out about a generation of an index. Its documents never change, so neither does it. */
export interface IndexFacts {
  /** A facet with what its counting takes. Asked of the cluster once. */
  readonly know: (question: FacetQuestion) => Promise<KnownFacet>;
  readonly occurring: FindOccurring;
}

/**
 * Finds out about a generation of an index.
 * @param index the generation's own name
 */
export function createIndexFacts(cluster: Cluster, index: string): IndexFacts {
  const trees = createMemory<Tree>();
  const ends = createMemory<Ends | undefined>();
  return {
    occurring: createFindOccurring(cluster, index),
    know: async (question) => {
      if (question.kind === 'histogram') {
        const known = await ends(question.name, () => readEnds(cluster, index, question));
        return { kind: 'histogram', question, ends: known };
      }
      const key = `${question.name} ${question.childName ?? ''}`;
      const tree = await trees(key, () => readTree(cluster, index, question));
      return { kind: 'terms', question, tree };
    },
  };
}

/** Remembers answers; a failed question is asked again. */
function createMemory<Value>() {
  const answers = new Map<string, Promise<Value>>();
  return (key: string, find: () => Promise<Value>): Promise<Value> => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = find();
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}

const endsAnswer = z.object({
  aggregations: z.object({
    lowest: z.object({ value: z.number().nullable() }),
    highest: z.object({ value: z.number().nullable() }),
  }),
});

async function readEnds(
  cluster: Cluster,
  index: string,
  { name: field }: HistogramQuestion,
): Promise<Ends | undefined> {
  const aggs = { lowest: { min: { field } }, highest: { max: { field } } };
  const answer = await searchIndex(cluster, index, { size: 0, aggs });
  const { lowest, highest } = endsAnswer.parse(answer).aggregations;
  if (lowest.value === null || highest.value === null) return undefined;
  return { lowest: lowest.value, highest: highest.value };
}

const pageSize = 1000;

const pairsAnswer = z.object({
  aggregations: z.object({
    pairs: z.object({
      after_key: z.record(z.string(), z.unknown()).optional(),
      buckets: z.array(
        z.object({ key: z.object({ value: z.string(), child: z.string().nullish() }) }),
      ),
    }),
  }),
});

/** All values page by page: any single list of them would have to guess how many there are. */
async function readTree(cluster: Cluster, index: string, question: TermsQuestion): Promise<Tree> {
  const tree = new Map<string, Set<string>>();
  let after: object | undefined;
  do {
    const composite = { size: pageSize, sources: sourcesOf(question), ...(after && { after }) };
    const body = { size: 0, aggs: { pairs: { composite } } };
    const answer = await searchIndex(cluster, index, body);
    const { after_key: next, buckets } = pairsAnswer.parse(answer).aggregations.pairs;
    for (const { key } of buckets) note(tree, key.value, key.child ?? '');
    after = next;
  } while (after !== undefined);
  return tree;
}

function sourcesOf({ name, childName }: TermsQuestion): readonly object[] {
  const value = { value: { terms: { field: name } } };
  if (childName === undefined) return [value];
  // A parent counts even where it has no child.
  return [value, { child: { terms: { field: childName, missing_bucket: true } } }];
}

function note(tree: Map<string, Set<string>>, value: string, child: string): void {
  // An empty text is no value.
  if (value === '') return;
  const children = tree.get(value) ?? new Set();
  if (child !== '') children.add(child);
  tree.set(value, children);
}
