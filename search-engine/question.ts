import type {
  WireFacetRequest,
  WireFilter,
  WireMonthlyBudget,
  WireOwnTerms,
  WireSearchRequest,
} from '#upstream/search/wire.ts';
import type { Between, Condition } from './condition.ts';
import type { EngineRefusal } from './engine.ts';
import { type IndexSchema, isReturnable, type MonthlyCosts, type SchemaOf } from './indexSchema.ts';

/** A valid request: everything it names exists, and empty conditions are removed. */
export interface Question {
  readonly schema: IndexSchema;
  /** The fields of a hit; all fields if the list is empty. */
  readonly fields: readonly string[];
  /** Trimmed; empty: no text search. */
  readonly keyphrase: string;
  /** Whether words may be dropped if nothing has all of them. */
  readonly dropsWords: boolean;
  /** All of them must hold. */
  readonly filters: readonly Condition[];
  /** Holds as well, if there is one. */
  readonly budget: WireMonthlyBudget | undefined;
  readonly facets: readonly FacetQuestion[];
  /** Undefined: by id. Ties are also sorted by id, and documents without the value come last. */
  readonly sort: Sort | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A facet to count, and what is chosen in it. */
export type FacetQuestion = TermsQuestion | HistogramQuestion;

/** Whether something is chosen in a facet. */
export function hasChoice(facet: FacetQuestion): boolean {
  const below = facet.kind === 'terms' ? facet.chosenChildren : [];
  return facet.chosen.length > 0 || below.length > 0;
}

export interface TermsQuestion {
  readonly kind: 'terms';
  readonly name: string;
  readonly childName: string | undefined;
  readonly order: NonNullable<WireFacetRequest['sort_order']>;
  readonly chosen: readonly string[];
  readonly chosenChildren: readonly string[];
}

export interface HistogramQuestion {
  readonly kind: 'histogram';
  readonly name: string;
  /** All of them must hold. */
  readonly chosen: readonly Between[];
}

export type Sort = ValueSort | ListedSort | CostSort;

/** Sorts by the value itself. */
export interface ValueSort {
  readonly kind: 'value';
  readonly field: string;
  /** Refers to the value itself: a later date, a higher number or a later text first. */
  readonly descending: boolean;
}

/** Sorts by the place of the value in a list, such as facilities by their distance from a visitor. */
export interface ListedSort {
  readonly kind: 'listed';
  readonly field: string;
  /** Without duplicates. */
  readonly values: readonly string[];
}

/** Sorts by what loans cost a month on a visitor's own terms. Documents without such a cost come last. */
export interface CostSort {
  readonly kind: 'cost';
  readonly costs: MonthlyCosts;
  readonly own: WireOwnTerms;
  readonly descending: boolean;
}

export type QuestionResult =
  | { readonly ok: true; readonly value: Question }
  | { readonly ok: false; readonly failure: EngineRefusal };

/** Validates a request, or returns the first unknown index, field or sort. */
export function readQuestion(schemaOf: SchemaOf, request: WireSearchRequest): QuestionResult {
  const schema = schemaOf(request.index);
  if (schema === undefined) return refuse({ kind: 'unknown-index', index: request.index });
  const unknown = unknownField(schema, request);
  if (unknown !== undefined) return refuse({ kind: 'unknown-field', ...unknown });
  const { sort_name: sortName = '', fields, limit, offset, keyphrase = '' } = request;
  const sort = readSort(schema, sortName, request);
  if (sortName !== '' && sort === undefined) return refuse({ kind: 'unknown-sort', sortName });
  const filters = request.filters.flatMap((filter) => readFilter(schema, filter));
  const facets = request.facets.map((facet) => readFacet(schema, facet));
  const dropsWords = request.drop_words ?? false;
  const { monthly_budget: budget } = request;
  const paging = { limit, offset, keyphrase: keyphrase.trim(), dropsWords };
  return { ok: true, value: { schema, fields, filters, budget, facets, sort, ...paging } };
}

function refuse(failure: EngineRefusal): QuestionResult {
  return { ok: false, failure };
}

interface NamedField {
  readonly field: string;
  readonly where: 'fields' | 'filters' | 'facets';
}

function unknownField(schema: IndexSchema, request: WireSearchRequest): NamedField | undefined {
  const role = (name: string) => schema.fields.get(name)?.filter;
  const field = request.fields.find((name) => !isReturnable(schema, name));
  if (field !== undefined) return { field, where: 'fields' };
  const filter = request.filters.find(({ name }) => role(name) === undefined);
  if (filter !== undefined) return { field: filter.name, where: 'filters' };
  if (request.monthly_budget && !schema.monthlyCosts)
    return { field: 'monthly_budget', where: 'filters' };
  for (const { name, child_name: child, filters = [] } of request.facets) {
    if (role(name) === undefined || role(name) === 'key') return { field: name, where: 'facets' };
    // A tree requires two single-valued fields.
    if (child !== undefined && (role(name) !== 'terms' || role(child) !== 'terms'))
      return { field: child, where: 'facets' };
    const stray = filters.find((chosen) => chosen.name !== name && chosen.name !== child);
    if (stray !== undefined) return { field: stray.name, where: 'facets' };
  }
  return undefined;
}

/** The sort with a name such as `<field>_asc`, `<field>_desc` or `<field>_listed`; undefined for any other name. */
function readSort(
  schema: IndexSchema,
  sortName: string,
  { sort_values: values = [], sort_terms: own }: WireSearchRequest,
): Sort | undefined {
  const [, field = '', order] = /^(\w+)_(asc|desc|listed)$/.exec(sortName) ?? [];
  const role = schema.fields.get(field);
  if (order === 'listed') {
    // Only a field with at most one value has one place in the list.
    return role?.filter === 'terms'
      ? { kind: 'listed', field, values: [...new Set(values)] }
      : undefined;
  }
  if (role?.sort === undefined && role?.filter !== 'range') return undefined;
  const { monthlyCosts: costs } = schema;
  if (own && field === costs?.cost)
    return { kind: 'cost', costs, own, descending: order === 'desc' };
  // Ascending age means descending date.
  return { kind: 'value', field, descending: (order === 'desc') !== (role.sort === 'age') };
}

/** The conditions of a filter: none without values, or for a range without exactly two integers. */
function readFilter(schema: IndexSchema, { name, values }: WireFilter): readonly Condition[] {
  if (schema.fields.get(name)?.filter === 'range') return readBetween(name, values);
  return values.length === 0 ? [] : [{ kind: 'any', field: name, values }];
}

function readBetween(field: string, values: readonly string[]): readonly Between[] {
  const [a, b] = values.map(wholeNumber);
  if (values.length !== 2 || a === undefined || b === undefined) return [];
  return [{ kind: 'between', field, low: Math.min(a, b), high: Math.max(a, b) }];
}

const maxNumber = 2 ** 31 - 1;

/** Parses an integer, ignoring spaces; values beyond 32 bits are clamped. */
function wholeNumber(text: string): number | undefined {
  const digits = text.replaceAll(/\s/g, '');
  if (!/^[+-]?\d+$/.test(digits)) return undefined;
  return Math.max(-maxNumber, Math.min(maxNumber, Number(digits)));
}

function readFacet(schema: IndexSchema, facet: WireFacetRequest): FacetQuestion {
  const { name, child_name: childName, sort_order: order = 'count_desc', filters = [] } = facet;
  const valuesOf = (field: string) => filters.filter((filter) => filter.name === field);
  if (schema.fields.get(name)?.filter === 'range') {
    const chosen = valuesOf(name).flatMap(({ values }) => readBetween(name, values));
    return { kind: 'histogram', name, chosen };
  }
  const chosen = valuesOf(name).flatMap(({ values }) => values);
  const chosenChildren =
    childName === undefined ? [] : valuesOf(childName).flatMap(({ values }) => values);
  return { kind: 'terms', name, childName, order, chosen, chosenChildren };
}
