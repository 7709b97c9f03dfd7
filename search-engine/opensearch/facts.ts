import { z } from 'zod';
import type { FacetQuestion, HistogramQuestion, TermsQuestion } from '../question.ts';
import type { KeyphraseReader } from '../searchWords.ts';
import type { Cluster } from './cluster.ts';
import type { Ends, KnownFacet } from './knownFacet.ts';
import { createFindOccurring, type FindOccurring } from './occurrences.ts';
import { searchIndex } from './searchIndex.ts';
import type { Tree } from './tree.ts';

/** Cached facts about a generation of an index, whose documents don't change. */
export interface IndexFacts {
  /** Adds the facts to a facet; each fact is requested from the cluster once. */
  readonly know: (question: FacetQuestion) => Promise<KnownFacet>;
  readonly occurring: FindOccurring;
  /** All values of a field. */
  readonly valuesOf: (field: string) => Promise<readonly string[]>;
  /** The reader of keyphrases, which is created once. */
  readonly reader: (create: () => Promise<KeyphraseReader>) => Promise<KeyphraseReader>;
}

/**
 * Creates the cache of facts about a generation.
 * @param index the name of the generation
 */
export function createIndexFacts(cluster: Cluster, index: string): IndexFacts {
  const trees = createMemory<Tree>();
  const ends = createMemory<Ends | undefined>();
  const readers = createMemory<KeyphraseReader>();
  return {
    valuesOf: async (name) => {
      const tree = await trees(`${name} `, () =>
        readTree(cluster, index, { name, childName: undefined }),
      );
      return [...tree.keys()];
    },
    reader: (create) => readers('', create),
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

/** Memoizes answers; failed requests are retried. */
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

/** Reads all values in pages, because a terms aggregation would need their number in advance. */
async function readTree(
  cluster: Cluster,
  index: string,
  question: Pick<TermsQuestion, 'name' | 'childName'>,
): Promise<Tree> {
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

function sourcesOf({
  name,
  childName,
}: Pick<TermsQuestion, 'name' | 'childName'>): readonly object[] {
  const value = { value: { terms: { field: name } } };
  if (childName === undefined) return [value];
  // A parent is included even if it has no child.
  return [value, { child: { terms: { field: childName, missing_bucket: true } } }];
}

function note(tree: Map<string, Set<string>>, value: string, child: string): void {
  // An empty text is not a value.
  if (value === '') return;
  const children = tree.get(value) ?? new Set();
  if (child !== '') children.add(child);
  tree.set(value, children);
}
