import { namesIn } from '../embedded/text/findText.ts';
import type { ListedSort, Question, Sort } from '../question.ts';
import { allOf, type Clause, conditionClause, facetClauses } from './clauses.ts';
import { facetAggregation } from './facets.ts';
import type { KnownFacet } from './knownFacet.ts';
import { squashedField } from './mapping.ts';

/** The site shows `10000+` from here on, so the cluster needn't count further. */
export const maxCounted = 10_001;

/** A question with the facts that the request to the cluster depends on. */
export interface PreparedQuestion {
  readonly question: Question;
  readonly facets: readonly KnownFacet[];
  /** The clause of the keyphrase, if any. */
  readonly text: Clause | undefined;
}

/** A page of hits, with the facets and the total, in one request. */
export function searchBody(prepared: PreparedQuestion): Clause {
  const { limit, offset } = prepared.question;
  return {
    ...hitsBody(prepared),
    track_total_hits: maxCounted,
    from: limit === 0 ? 0 : offset,
    size: limit,
    aggs: aggregations(prepared.facets),
  };
}

/** Only the sorted hits. */
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
    // The choice in a facet restricts the hits, but not the counts of the facet itself.
    post_filter: allOf(facets.flatMap(facetClauses)),
    sort: sortOf(question, models.length > 0),
    _source: question.fields.length === 0 ? true : question.fields,
  };
}

/** One aggregation per facet, named by its index and filtered by the choices in all other facets. */
function aggregations(facets: readonly KnownFacet[]): Clause {
  const chosen = facets.map(facetClauses);
  const aggregate = (facet: KnownFacet, at: number) => {
    const others = chosen.filter((_, other) => other !== at).flat();
    return [String(at), facetAggregation(facet, others)];
  };
  return Object.fromEntries(facets.map(aggregate));
}

/** Scores 2 for a model that equals the keyphrase, 1 for a model that begins with it. */
function modelRanks({ schema, keyphrase }: Question): readonly Clause[] {
  const [model] = [...schema.fields].find(([, { text }]) => text === 'model') ?? [];
  if (model === undefined) return [];
  const field = squashedField(model);
  const names = namesIn(keyphrase);
  const prefixes = names.map((name) => ({ prefix: { [field]: name } }));
  const ranks = [
    { constant_score: { filter: { terms: { [field]: names } }, boost: 2 } },
    { constant_score: { filter: { bool: { should: prefixes } }, boost: 1 } },
  ];
  return [{ dis_max: { queries: ranks } }];
}

function sortOf({ schema, sort }: Question, isRanked: boolean): readonly object[] {
  return [
    ...(isRanked ? [{ _score: { order: 'desc' } }] : []),
    ...(sort === undefined ? [] : [sortClause(sort)]),
    { [schema.idField]: { order: 'asc' } },
  ];
}

function sortClause(sort: Sort): Clause {
  switch (sort.kind) {
    case 'value':
      return { [sort.field]: { order: sort.descending ? 'desc' : 'asc', missing: '_last' } };
    case 'listed':
      return { _script: { type: 'number', order: 'asc', script: rankScript(sort) } };
  }
}

/** The place of a document's value in the list. The source is the same for all lists, so that it is compiled once. */
function rankScript({ field, values }: ListedSort): Clause {
  return {
    lang: 'painless',
    source:
      'doc[params.field].size() == 0 ? params.last : params.ranks.getOrDefault(doc[params.field].value, params.last)',
    params: {
      field,
      last: values.length,
      ranks: Object.fromEntries(values.map((value, at) => [value, at])),
    },
  };
}
