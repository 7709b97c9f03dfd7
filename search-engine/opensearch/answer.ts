import type { Condition } from '../condition.ts';
import type { EngineAnswer } from '../engine.ts';
import { budgetCondition } from '../monthlyBudget.ts';
import type { Question } from '../question.ts';
import { wordsInAnswer } from '../repairs.ts';
import type { Cluster } from './cluster.ts';
import { readFacet } from './facets.ts';
import type { IndexFacts } from './facts.ts';
import { findWords } from './findWords.ts';
import type { Generation } from './generations.ts';
import { farthestHit, searchAnswer, walkToHits, writeHits } from './readHits.ts';
import { maxCounted, searchBody } from './searchBody.ts';
import { searchIndex } from './searchIndex.ts';

/** Answers a question from a generation of an index. Rejects with a `ClusterError`. */
export async function answer(
  cluster: Cluster,
  generation: Generation,
  question: Question,
): Promise<EngineAnswer> {
  const prepared = await prepare(generation, question);
  const isFar = question.limit > 0 && question.offset + question.limit > farthestHit;
  const near = isFar ? { ...prepared.question, limit: 0 } : prepared.question;
  const body = searchBody({ ...prepared, question: near });
  const read = searchAnswer.parse(await searchIndex(cluster, generation.index, body));
  const total = read.hits.total?.value ?? 0;
  const isBeyond = total < maxCounted && question.offset >= total;
  const hits =
    isFar && !isBeyond ? await walkToHits(cluster, generation.index, prepared) : read.hits.hits;
  return {
    facets: prepared.facets.map((facet, at) => readFacet(facet, read.aggregations?.[at])),
    hits: writeHits(hits),
    total,
    ...wordsInAnswer(prepared.words.reader, question, { ...prepared.words, total }),
  };
}

/** Loads the facts that the question depends on; most of them are cached already. */
async function prepare({ facts }: Generation, asked: Question) {
  const facets = await Promise.all(asked.facets.map(facts.know));
  const loanTerms = await loanTermsIn(facts, asked);
  const filters = [...asked.filters, ...budgetFilter(asked, loanTerms)];
  const words = await findWords(facts, { ...asked, filters }, facets);
  const question = { ...asked, filters, keyphrase: words.keyphrase };
  return { question, facets, text: words.text, words, loanTerms };
}

/** The terms of the loans in the index, if the question depends on them. */
async function loanTermsIn(
  facts: IndexFacts,
  { schema: { monthlyCosts }, budget, sort }: Question,
): Promise<readonly string[]> {
  const isAsked = budget !== undefined || sort?.kind === 'cost';
  return isAsked && monthlyCosts ? facts.valuesOf(monthlyCosts.terms) : [];
}

/** The budget as a filter. */
function budgetFilter(
  { schema, budget }: Question,
  loanTerms: readonly string[],
): readonly Condition[] {
  return budget ? [budgetCondition(schema, budget, loanTerms)] : [];
}
