import type { CarSearchRequest } from '#domain/cars/service.ts';
import { inTextOrder } from '#domain/inTextOrder.ts';
import type { FacetOrder, FacetRequest } from '#domain/search/facet.ts';
import {
  filterRow,
  isTermName,
  nearestSort,
  wireName,
  wireSortName,
} from '#domain/search/facets.ts';
import type { Filters } from '#domain/search/filters.ts';
import { loanSort, ownTermsIn } from '#domain/search/loanTermFilters.ts';
import { cardFields, recordFields } from './carFields.ts';
import { monthlyBudget, wireTerms } from './monthlyBudget.ts';
import type { WireFacetRequest, WireFilter, WireSearchRequest } from './wire.ts';

/** The field with the terms of a car's loan. */
const loanField = 'car_loan_option';

/** A search for cars in an index. */
export function carsQuestion(index: string, request: CarSearchRequest): WireSearchRequest {
  const { fixed = {}, facets = [], limit, offset = 0, nearest } = request;
  const own = ownTermsIn({ ...fixed, ...request.filters });
  const budget = own && monthlyBudget(own, request.filters);
  const filters = withoutTerms(request.filters ?? {}, own !== undefined);
  const known = new Set(facets.flatMap(fieldsOf));
  // Filters of requested facets are sent with the facet, the others like fixed ones.
  const elsewhere = toFilters(filters).filter(({ name }) => !known.has(name));
  const keyphrase = request.keyphrase?.trim() || undefined;
  return {
    index,
    // The loan itself says what it costs on other terms.
    fields: own ? [...cardFields, loanField] : [...cardFields],
    ...(keyphrase !== undefined && { keyphrase }),
    ...(keyphrase !== undefined && request.dropsWords && { drop_words: true }),
    facets: facets.map((facet) => toFacet(facet, filters)),
    limit,
    offset,
    ...sortOf(request),
    ...(own && request.sortName === loanSort && { sort_terms: wireTerms(own) }),
    filters: [
      ...toFilters(withoutTerms(fixed, false)),
      ...elsewhere,
      ...(nearest?.within ? [isAt(nearest.within)] : []),
    ],
    ...(budget && { monthly_budget: budget }),
  };
}

function sortOf({ sortName, nearest }: CarSearchRequest) {
  if (sortName === undefined) return {};
  if (sortName !== nearestSort) return { sort_name: wireSortName(sortName) };
  return nearest && { sort_name: `${facilityField}_listed`, sort_values: [...nearest.ids] };
}

const facilityField = wireName('facility');

/** Cars at one of the facilities. A filter without values would be ignored, and no car has an empty one. */
function isAt(ids: readonly string[]): WireFilter {
  return { name: facilityField, values: ids.length > 0 ? [...ids] : [''] };
}

/** A request for all fields of one car. */
export function carQuestion(index: string, id: string): WireSearchRequest {
  return {
    index,
    fields: [...recordFields],
    facets: [],
    limit: 1,
    offset: 0,
    filters: [{ name: 'car_id', values: [id] }],
  };
}

/** The filters that the index has; with own terms, the monthly cost is not the one in its field. */
function withoutTerms(filters: Filters, hasOwn: boolean): Filters {
  return Object.fromEntries(
    Object.entries(filters).filter(([name]) => !isTermName(name) && !(hasOwn && name === 'loan')),
  );
}

const wireOrders: Readonly<Record<FacetOrder, NonNullable<WireFacetRequest['sort_order']>>> = {
  'count-descending': 'count_desc',
  'text-ascending': 'text_asc',
  'text-descending': 'text_desc',
};

function toFacet(facet: FacetRequest, filters: Filters): WireFacetRequest {
  const { name, childName, order = 'count-descending' } = facet;
  const fields = fieldsOf(facet);
  return {
    name: wireName(name),
    ...(childName !== undefined && { child_name: wireName(childName) }),
    sort_order: wireOrders[order],
    filters: toFilters(filters).filter((filter) => fields.includes(filter.name)),
  };
}

function fieldsOf({ name, childName }: FacetRequest): readonly string[] {
  return childName === undefined ? [wireName(name)] : [wireName(name), wireName(childName)];
}

/** Sorted by name, so that the order of a visitor's clicks doesn't change the request. */
function toFilters(filters: Filters): readonly WireFilter[] {
  return Object.entries(filters)
    .filter(([name, values]) => values.length > 0 && filterRow(name)?.kind !== 'place')
    .map(([name, values]) => ({ name: wireName(name), values: [...values] }))
    .toSorted((a, b) => inTextOrder(a.name, b.name));
}
