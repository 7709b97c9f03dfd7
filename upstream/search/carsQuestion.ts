import type { CarSearchRequest } from '#domain/cars/service.ts';
import type { FacetOrder, FacetRequest } from '#domain/search/facet.ts';
import { filterRow, nearestSort, wireName, wireSortName } from '#domain/search/facets.ts';
import type { Filters } from '#domain/search/filters.ts';
import { cardFields, recordFields } from './carFields.ts';
import type { WireFacetRequest, WireFilter, WireSearchRequest } from './wire.ts';

/** A search for cars in an index. */
export function carsQuestion(index: string, request: CarSearchRequest): WireSearchRequest {
  const { fixed = {}, filters = {}, facets = [], limit, offset = 0, nearest } = request;
  const known = new Set(facets.flatMap(fieldsOf));
  // Filters of requested facets are sent with the facet, the others like fixed ones.
  const elsewhere = toFilters(filters).filter(({ name }) => !known.has(name));
  const keyphrase = request.keyphrase?.trim() || undefined;
  return {
    index,
    fields: [...cardFields],
    ...(keyphrase !== undefined && { keyphrase }),
    ...(keyphrase !== undefined && request.dropsWords && { drop_words: true }),
    facets: facets.map((facet) => toFacet(facet, filters)),
    limit,
    offset,
    ...sortOf(request),
    filters: [
      ...toFilters(fixed),
      ...elsewhere,
      ...(nearest?.within ? [isAt(nearest.within)] : []),
    ],
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
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
