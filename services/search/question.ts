import type { WireFacetRequest, WireFilter, WireSearchRequest } from '#upstream/search/wire.ts';
import type { EngineRefusal } from './engine.ts';
import { type IndexSchema, isReturnable, schemaOf } from './indexSchema.ts';

/** A request that can be answered: all it names exists, and what states nothing is gone. */
export interface Question {
  readonly schema: IndexSchema;
  /** The fields of a hit; all where the list is empty. */
  readonly fields: readonly string[];
  /** Without blanks around it; empty: no words are asked for. */
  readonly keyphrase: string;
  /** What always holds, all of it. */
  readonly filters: readonly Condition[];
  readonly facets: readonly FacetQuestion[];
  /** By id where nothing is said. Ties are by id, too, and documents without the value come last. */
  readonly sort: Sort | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** What a document must fulfil. */
export type Condition =
  /** One of the values in the field. */
  | { readonly kind: 'any'; readonly field: string; readonly values: readonly string[] }
  /** A whole number from `low` to `high`, both included. */
  | Between;

export interface Between {
  readonly kind: 'between';
  readonly field: string;
  readonly low: number;
  readonly high: number;
}

/** A facet to count, and what is chosen in it. */
export type FacetQuestion = TermsQuestion | HistogramQuestion;

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
  /** All of them hold. */
  readonly chosen: readonly Between[];
}

export interface Sort {
  readonly field: string;
  /** Of the value itself: a later date, a higher number or a later text first. */
  readonly descending: boolean;
}

export type QuestionResult =
  | { readonly ok: true; readonly value: Question }
  | { readonly ok: false; readonly failure: EngineRefusal };

/** Reads a request, or names the first thing in it that isn't known. */
export function readQuestion(request: WireSearchRequest): QuestionResult {
  const schema = schemaOf(request.index);
  if (schema === undefined) return refuse({ kind: 'unknown-index', index: request.index });
  const unknown = unknownField(schema, request);
  if (unknown !== undefined) return refuse({ kind: 'unknown-field', ...unknown });
  const { sort_name: sortName = '', fields, limit, offset, keyphrase = '' } = request;
  const sort = readSort(schema, sortName);
  if (sortName !== '' && sort === undefined) return refuse({ kind: 'unknown-sort', sortName });
  const filters = request.filters.flatMap((filter) => readFilter(schema, filter));
  const facets = request.facets.map((facet) => readFacet(schema, facet));
  const paging = { limit, offset, keyphrase: keyphrase.trim() };
  return { ok: true, value: { schema, fields, filters, facets, sort, ...paging } };
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
  for (const { name, child_name: child, filters = [] } of request.facets) {
    if (role(name) === undefined || role(name) === 'key') return { field: name, where: 'facets' };
    // Only what has one value each is a tree.
    if (child !== undefined && (role(name) !== 'terms' || role(child) !== 'terms'))
      return { field: child, where: 'facets' };
    const stray = filters.find((chosen) => chosen.name !== name && chosen.name !== child);
    if (stray !== undefined) return { field: stray.name, where: 'facets' };
  }
  return undefined;
}

/** The sort of a name `<field>_asc` or `<field>_desc`; nothing where there is none. */
function readSort(schema: IndexSchema, sortName: string): Sort | undefined {
  const [, field = '', direction] = /^(\w+)_(asc|desc)$/.exec(sortName) ?? [];
  const role = schema.fields.get(field);
  if (role?.sort === undefined && role?.filter !== 'range') return undefined;
  // What is young has a late date.
  return { field, descending: (direction === 'desc') !== (role.sort === 'age') };
}

/** What a filter demands: nothing without values, nor of a range without exactly two whole numbers. */
function readFilter(schema: IndexSchema, { name, values }: WireFilter): readonly Condition[] {
  if (schema.fields.get(name)?.filter === 'range') return readBetween(name, values);
  return values.length === 0 ? [] : [{ kind: 'any', field: name, values }];
}

function readBetween(field: string, values: readonly string[]): readonly Between[] {
  const [a, b] = values.map(wholeNumber);
  if (values.length !== 2 || a === undefined || b === undefined) return [];
  return [{ kind: 'between', field, low: Math.min(a, b), high: Math.max(a, b) }];
}

const mostNumber = 2 ** 31 - 1;

/** A whole number as people write it, spaces and all; beyond 32 bits it is as good as the last one. */
function wholeNumber(text: string): number | undefined {
  const digits = text.replaceAll(/\s/g, '');
  if (!/^[+-]?\d+$/.test(digits)) return undefined;
  return Math.max(-mostNumber, Math.min(mostNumber, Number(digits)));
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
