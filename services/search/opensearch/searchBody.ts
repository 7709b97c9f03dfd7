import { namesIn } from '../embedded/text/findText.ts';
import type { Question } from '../question.ts';
import { allOf, type Clause, conditionClause, facetClauses } from './clauses.ts';
import { facetAggregation, type KnownFacet } from './facets.ts';
import { squashedField } from './mapping.ts';

/** From here on the site says `10000+`, so nobody counts further. */
export const mostCounted = 10_001;

/** A question with all that must be found out before it can be put to the cluster. */
export interface PreparedQuestion {
  readonly question: Question;
  readonly facets: readonly KnownFacet[];
  /** What the keyphrase demands; undefined: there is none. */
  readonly text: Clause | undefined;
}

/** A page of hits, with the facets and the total, in one request. */
export function searchBody(prepared: PreparedQuestion): Clause {
  const { limit, offset } = prepared.question;
  return {
    ...hitsBody(prepared),
    track_total_hits: mostCounted,
    from: limit === 0 ? 0 : offset,
    size: limit,
    aggs: aggregations(prepared.facets),
  };
}

/** Hits in order, and nothing else. */
export function hitsBody({ question, facets, text }: PreparedQuestion): Clause {
  const always = question.filters.map(conditionClause);
  const models = text === undefined ? [] : modelRanks(question);
  return {
    query: {
      bool: {
        filter: [...(text === undefined ? [] : [text]), ...always],
        should: models,
      },
    },
    // What is chosen in a facet narrows the hits, but not what the facet itself counts.
    post_filter: allOf(facets.flatMap(facetClauses)),
    sort: sortOf(question, models.length > 0),
    _source: question.fields.length === 0 ? true : question.fields,
  };
}

/** One for each facet, named by its place, under all that is chosen in the others. */
function aggregations(facets: readonly KnownFacet[]): Clause {
  const chosen = facets.map(facetClauses);
  const aggregate = (facet: KnownFacet, at: number) => {
    const others = chosen.filter((_, other) => other !== at).flat();
    return [String(at), facetAggregation(facet, others)];
  };
  return Object.fromEntries(facets.map(aggregate));
}

/** Scores of 2 for a model that is exactly what was written, 1 for one that begins with it. */
function modelRanks({ schema, keyphrase }: Question): readonly Clause[] {
  const [model] = [...schema.fields].find(([, { text }]) => text === 'model') ?? [];
  if (model === undefined) return [];
  const field = squashedField(model);
  const names = namesIn(keyphrase);
  const begun = names.map((name) => ({ prefix: { [field]: name } }));
  const ranks = [
    { constant_score: { filter: { terms: { [field]: names } }, boost: 2 } },
    { constant_score: { filter: { bool: { should: begun } }, boost: 1 } },
  ];
  return [{ dis_max: { queries: ranks } }];
}

function sortOf({ schema, sort }: Question, isRanked: boolean): readonly object[] {
  return [
    ...(isRanked ? [{ _score: { order: 'desc' } }] : []),
    ...(sort === undefined
      ? []
      : [{ [sort.field]: { order: sort.descending ? 'desc' : 'asc', missing: '_last' } }]),
    { [schema.idField]: { order: 'asc' } },
  ];
}
