import { namesIn } from '../embedded/text/findText.ts';
import type { CostSort, ListedSort, Question, Sort } from '../question.ts';
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
  /** The terms of the loans in the index; empty if nothing is asked about what they cost. */
  readonly loanTerms: readonly string[];
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
export function hitsBody({ question, facets, text, loanTerms }: PreparedQuestion): Clause {
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
    sort: sortOf(question, models.length > 0, loanTerms),
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

function sortOf(
  { schema, sort }: Question,
  isRanked: boolean,
  loanTerms: readonly string[],
): readonly object[] {
  return [
    ...(isRanked ? [{ _score: { order: 'desc' } }] : []),
    ...(sort === undefined ? [] : [sortClause(sort, loanTerms)]),
    { [schema.idField]: { order: 'asc' } },
  ];
}

function sortClause(sort: Sort, loanTerms: readonly string[]): Clause {
  switch (sort.kind) {
    case 'value':
      return { [sort.field]: { order: sort.descending ? 'desc' : 'asc', missing: '_last' } };
    case 'listed':
      return scriptOrder('asc', rankScript(sort));
    case 'cost':
      return scriptOrder(sort.descending ? 'desc' : 'asc', costScript(sort, loanTerms));
  }
}

/** Sources are the same for all requests, so that each is compiled once. */
interface Script {
  readonly source: string;
  readonly params: Clause;
}

function scriptOrder(order: 'asc' | 'desc', script: Script): Clause {
  return { _script: { type: 'number', order, script: { lang: 'painless', ...script } } };
}

/** The place of a document's value in the list. */
function rankScript({ field, values }: ListedSort): Script {
  return {
    source:
      'doc[params.field].size() == 0 ? params.last : params.ranks.getOrDefault(doc[params.field].value, params.last)',
    params: {
      field,
      last: values.length,
      ranks: Object.fromEntries(values.map((value, at) => [value, at])),
    },
  };
}

/** What the loan of a document costs, by the formulas of the terms in the index. */
function costScript({ costs, own, descending }: CostSort, loanTerms: readonly string[]): Script {
  const { terms, price, script } = costs;
  const formulas = loanTerms.flatMap((text) => {
    const formula = costs.formulaOf(text, own);
    return formula ? [[text, formula.numbers] as const] : [];
  });
  return {
    source: `${script}
      if (doc[params.terms].size() == 0 || doc[params.price].size() == 0) return params.last;
      def numbers = params.formulas[doc[params.terms].value];
      double cost = numbers == null ? 0 : costAt(numbers, doc[params.price].value);
      return cost > 0 ? cost : params.last;`,
    params: {
      terms,
      price,
      last: descending ? -1 : Number.MAX_SAFE_INTEGER,
      formulas: Object.fromEntries(formulas),
    },
  };
}
