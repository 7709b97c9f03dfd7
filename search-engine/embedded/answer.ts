import type { WireFacet } from '#upstream/search/wire.ts';
import type { EngineAnswer } from '../engine.ts';
import type { FacetQuestion, Question } from '../question.ts';
import { wordsInAnswer } from '../repairs.ts';
import { type Bits, intersect } from './bits.ts';
import { type Budget, unlimited } from './budget.ts';
import { type DocumentSet, documentSet } from './documentSet.ts';
import { countFacet } from './facets.ts';
import { findWords } from './findWords.ts';
import { findPage } from './hits.ts';
import type { SearchIndex } from './searchIndex.ts';
import { budgetBits, chosenBits, conditionBits } from './selection.ts';

/**
 * Answers a question from an index. The work is synchronous, so the budget is checked between its
 * units: a word, a condition, a facet. Throws an `OverBudgetError` if it is used up.
 */
export function answer(
  index: SearchIndex,
  question: Question,
  budget: Budget = unlimited,
): EngineAnswer {
  const { filters, facets, fields } = question;
  const affordable = within(budget, () => budgetBits(index, question.budget));
  const fixed = filters
    .map((filter) => within(budget, () => conditionBits(index, filter)))
    .reduce<Bits | undefined>(intersect, affordable);
  const chosen = facets.map((facet) => within(budget, () => chosenBits(index, facet)));
  const words = findWords(index, question, { narrowed: chosen.reduce(intersect, fixed), budget });
  const always = intersect(words.bits, fixed);
  const hits = documentSet(chosen.reduce(intersect, always), index.data.count);
  return {
    facets: countFacets(index, question, { always, chosen, hits }, budget),
    hits: within(budget, () =>
      findPage(index, { ...question, keyphrase: words.keyphrase }, hits.bits),
    ).map(index.cardCutter(fields)),
    total: hits.size,
    ...wordsInAnswer(index.reader, question, { ...words, total: hits.size }),
  };
}

/** One unit of work. */
function within<Value>(budget: Budget, work: () => Value): Value {
  budget.check();
  return work();
}

interface Sets {
  /** Documents that match the keyphrase and all filters; undefined: all. */
  readonly always: Bits | undefined;
  /** Documents that match the choice in each facet; undefined: all. */
  readonly chosen: readonly (Bits | undefined)[];
  readonly hits: DocumentSet;
}

function countFacets(
  index: SearchIndex,
  { facets }: Question,
  sets: Sets,
  budget: Budget,
): readonly WireFacet[] {
  const count = (facet: FacetQuestion, set: DocumentSet) =>
    within(budget, () => countFacet(index, facet, set));
  if (sets.hits.bits !== undefined) {
    const others = othersOf(sets, index.data.count);
    return facets.map((facet, at) => count(facet, others[at] ?? sets.hits));
  }
  const key = index.cacheKey(JSON.stringify(facets));
  const known = index.caches.facets.get(key);
  if (known !== undefined) return known;
  const counted = facets.map((facet) => count(facet, sets.hits));
  index.caches.facets.set(key, counted);
  return counted;
}

/** For each facet, the documents that match all other facets; facets without a choice share the hits. */
function othersOf({ always, chosen, hits }: Sets, count: number): readonly DocumentSet[] {
  const after: (Bits | undefined)[] = [];
  chosen.reduceRight<Bits | undefined>((rest, own, at) => {
    after[at] = rest;
    return intersect(rest, own);
  }, undefined);
  let before = always;
  return chosen.map((own, at) => {
    const others = own === undefined ? hits : documentSet(intersect(before, after[at]), count);
    before = intersect(before, own);
    return others;
  });
}
