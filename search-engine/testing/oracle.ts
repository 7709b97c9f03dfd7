import type {
  WireFacet,
  WireFacetRequest,
  WireFacetValue,
  WireFilter,
  WireMonthlyBudget,
  WireOwnTerms,
  WireSearchRequest,
} from '#upstream/search/wire.ts';
import type { SearchDocument } from '../engine.ts';

/** The expected result of a search. */
export interface OracleAnswer {
  readonly facets: readonly WireFacet[];
  readonly ids: readonly string[];
  readonly total: number;
}

/** The monthly cost of a document on a visitor's own terms; undefined if it isn't offered on them. */
export type MonthlyCostOf = (document: SearchDocument, own: WireOwnTerms) => number | undefined;

type Test = (document: SearchDocument) => boolean;

const ranges = /_(price|cost|mileage|power|value)$|^website_sort_order$/;

/**
 * The reference implementation of search without an index, which every engine is tested against. It
 * doesn't support text search, and shares no code with any engine.
 * @param costOf what a document costs a month on a visitor's own terms
 */
export function askOracle(
  documents: readonly SearchDocument[],
  request: WireSearchRequest,
  costOf: MonthlyCostOf,
): OracleAnswer {
  const always = [...request.filters.map(filterTest), budgetTest(request.monthly_budget, costOf)];
  const chosen = request.facets.map((facet) => facetTest(facet, documents));
  const fitting = (tests: readonly Test[]) =>
    documents.filter((document) => tests.every((test) => test(document)));
  const hits = fitting([...always, ...chosen]).sort(comparison(request, costOf));
  const facets = request.facets.map((facet, at) => {
    const others = chosen.filter((_, other) => other !== at);
    return countFacet(facet, fitting([...always, ...others]), documents);
  });
  const page = hits.slice(request.offset, request.offset + request.limit);
  return { facets, ids: page.map(idOf), total: hits.length };
}

function idOf(document: SearchDocument): string {
  return String(document['car_id'] ?? document['site_id']);
}

/** All values at a path, as texts. */
function textsOf(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((inner) => textsOf(inner, path));
  const [name, ...rest] = path;
  if (name === undefined) return value === undefined || value === null ? [] : [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return textsOf(Reflect.get(value, name), rest);
}

function valuesOf(document: SearchDocument, field: string): string[] {
  return textsOf(document, field.split('.')).filter((text) => text !== '');
}

function filterTest({ name, values }: WireFilter): Test {
  if (!ranges.test(name))
    return (document) =>
      values.length === 0 || valuesOf(document, name).some((value) => values.includes(value));
  const ends = values.map((value) => value.replaceAll(/\s/g, ''));
  const areNumbers = ends.every((end) => /^[+-]?[0-9]+$/.test(end));
  if (ends.length !== 2 || !areNumbers) return () => true;
  const [low = 0, high = 0] = ends.map(Number).sort((a, b) => a - b);
  return (document) => {
    const number = document[name];
    return typeof number === 'number' && number >= low && number <= high;
  };
}

/** Calculates the loan of each document. */
function budgetTest(budget: WireMonthlyBudget | undefined, costOf: MonthlyCostOf): Test {
  if (budget === undefined) return () => true;
  const { low = 0, high = Infinity } = budget;
  return (document) => {
    const cost = costOf(document, budget);
    return cost !== undefined && cost >= low && cost <= high;
  };
}

function facetTest(facet: WireFacetRequest, documents: readonly SearchDocument[]): Test {
  const { name, child_name: child, filters = [] } = facet;
  if (ranges.test(name)) {
    const tests = filters.map(filterTest);
    return (document) => tests.every((test) => test(document));
  }
  const brands = chosenIn(facet, name);
  const models = child === undefined ? [] : chosenIn(facet, child);
  if (brands.length + models.length === 0) return () => true;
  const has = (brand: string, model: string) =>
    documents.some(
      (document) =>
        valuesOf(document, name).includes(brand) && valuesOf(document, child ?? '').includes(model),
    );
  return (document) => {
    const ownBrands = valuesOf(document, name);
    const ownModels = child === undefined ? [] : valuesOf(document, child);
    const byModel = models.some((model) => {
      const allowed = brands.filter((brand) => has(brand, model));
      const fits = allowed.length === 0 || allowed.some((brand) => ownBrands.includes(brand));
      return ownModels.includes(model) && fits;
    });
    const byBrand = brands.some(
      (brand) => ownBrands.includes(brand) && !models.some((model) => has(brand, model)),
    );
    return byModel || byBrand;
  };
}

function chosenIn({ filters = [] }: WireFacetRequest, name: string): string[] {
  return filters.filter((filter) => filter.name === name).flatMap(({ values }) => values);
}

/** Ascending publishing dates mean newest first; missing values come last, ties are sorted by id. */
function comparison(
  { sort_name: sortName = '', sort_values: listed = [], sort_terms: own }: WireSearchRequest,
  costOf: MonthlyCostOf,
): (a: SearchDocument, b: SearchDocument) => number {
  const [, field = '', direction] = /^(.*)_(asc|desc|listed)$/.exec(sortName) ?? [];
  const isDate = field === 'car_publishdate';
  const sign = (direction === 'desc') === isDate ? 1 : -1;
  const keyOf = (document: SearchDocument): string | number | undefined => {
    const isCost = own !== undefined && field === 'car_loan_monthly_cost';
    const value = isCost ? costOf(document, own) : document[field];
    if (value === undefined || value === '') return undefined;
    if (direction === 'listed')
      return listed.includes(String(value)) ? listed.indexOf(String(value)) : undefined;
    if (isDate) return Date.parse(String(value));
    return typeof value === 'number' ? value : String(value);
  };
  return (a, b) => {
    const [x, y] = [keyOf(a), keyOf(b)];
    const tie = idOf(a) < idOf(b) ? -1 : 1;
    if (x === undefined || y === undefined)
      return x === y ? tie : Number(x === undefined) - Number(y === undefined);
    if (x === y) return tie;
    return x < y ? -sign : sign;
  };
}

function countFacet(
  facet: WireFacetRequest,
  counted: readonly SearchDocument[],
  documents: readonly SearchDocument[],
): WireFacet {
  const { name, child_name: child } = facet;
  if (ranges.test(name))
    return { name, type: 'histogram', values: histogram(name, counted, documents) };
  const values = countValues(facet, name, counted, documents).map((value) => {
    if (child === undefined) return value;
    const below = (all: readonly SearchDocument[]) =>
      all.filter((document) => valuesOf(document, name).includes(value.text));
    const children = countValues(facet, child, below(counted), below(documents));
    return { ...value, children: shown(facet, child, children) };
  });
  const childName = child === undefined ? {} : { child_name: child };
  return { name, ...childName, type: 'terms', values: shown(facet, name, values) };
}

function countValues(
  { sort_order: order = 'count_desc' }: WireFacetRequest,
  field: string,
  counted: readonly SearchDocument[],
  documents: readonly SearchDocument[],
): WireFacetValue[] {
  const texts = [...new Set(documents.flatMap((document) => valuesOf(document, field)))].sort();
  const values = texts.map((text) => ({
    text,
    count: counted.filter((document) => valuesOf(document, field).includes(text)).length,
  }));
  if (order === 'text_desc') return values.reverse();
  return order === 'text_asc' ? values : values.sort((a, b) => b.count - a.count);
}

/** Drops values without documents, unless they are chosen or have children. */
function shown(facet: WireFacetRequest, field: string, values: readonly WireFacetValue[]) {
  const chosen = chosenIn(facet, field);
  return values.filter(
    ({ text, count, children = [] }) => count > 0 || chosen.includes(text) || children.length > 0,
  );
}

function histogram(
  field: string,
  counted: readonly SearchDocument[],
  documents: readonly SearchDocument[],
): WireFacetValue[] {
  const numbersOf = (all: readonly SearchDocument[]) =>
    all.flatMap((document) => {
      const number = document[field];
      return typeof number === 'number' ? [number] : [];
    });
  const numbers = numbersOf(counted);
  if (numbers.length === 0) return [];
  const width = widthFor(numbersOf(documents));
  const low = Math.min(...numbers);
  const high = Math.max(...numbers);
  const values: WireFacetValue[] = [];
  for (let start = Math.floor(low / width) * width; start <= high; start += width) {
    const end = start + width;
    const count = numbers.filter((number) => number >= start && number < end).length;
    values.push({ text: `${start}`, count, min: Math.max(start, low), max: Math.min(end, high) });
  }
  return values;
}

/** The narrowest of 1, 2, 5, 10, 20, … that gives at most fifty buckets. */
function widthFor(numbers: readonly number[]): number {
  const widths = Array.from({ length: 10 }, (_, power) => [1, 2, 5].map((s) => s * 10 ** power));
  const fits = (width: number) =>
    Math.floor(Math.max(...numbers) / width) - Math.floor(Math.min(...numbers) / width) < 50;
  return widths.flat().find(fits) ?? 1;
}
