import type { WireFacet } from '#upstream/search/wire.ts';
import type { EngineAnswer } from '../engine.ts';
import type { Question } from '../question.ts';
import { type Bits, intersect } from './bits.ts';
import { type DocumentSet, documentSet } from './documentSet.ts';
import { countFacet } from './facets.ts';
import { findPage } from './hits.ts';
import type { SearchIndex } from './searchIndex.ts';
import { chosenBits, conditionBits } from './selection.ts';

/** Answers a question from an index. */
export function answer(index: SearchIndex, question: Question): EngineAnswer {
  const { filters, facets, keyphrase, fields } = question;
  const text = keyphrase === '' ? undefined : index.findText(keyphrase);
  const always = filters
    .map((filter) => conditionBits(index, filter))
    .reduce<Bits | undefined>(intersect, text);
  const chosen = facets.map((facet) => chosenBits(index, facet));
  const hits = documentSet(chosen.reduce(intersect, always), index.data.count);
  return {
    facets: countFacets(index, question, { always, chosen, hits }),
    hits: findPage(index, question, hits.bits).map(index.cardCutter(fields)),
    total: hits.size,
  };
}

interface Sets {
  /** What holds for every facet. */
  readonly always: Bits | undefined;
  /** What is chosen in each of the facets. */
  readonly chosen: readonly (Bits | undefined)[];
  readonly hits: DocumentSet;
}

function countFacets(index: SearchIndex, { facets }: Question, sets: Sets): readonly WireFacet[] {
  if (sets.hits.bits !== undefined) {
    const others = othersOf(sets, index.data.count);
    return facets.map((facet, at) => countFacet(index, facet, others[at] ?? sets.hits));
  }
  const key = JSON.stringify(facets);
  const known = index.wholeFacets.get(key);
  if (known !== undefined) return known;
  const counted = facets.map((facet) => countFacet(index, facet, sets.hits));
  // Few lists of facets are ever asked for; someone who makes up more shall not fill the memory.
  if (index.wholeFacets.size < mostWholeFacets) index.wholeFacets.set(key, counted);
  return counted;
}

const mostWholeFacets = 64;

/** For each facet, what all the others leave over; the facets without a choice share the hits. */
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
