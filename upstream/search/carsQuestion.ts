import type { CarSearchRequest, FacetOrder, FacetRequest } from '#domain/cars/service.ts';
import type { Filters } from '#domain/search/filters.ts';
import { vehiclesIndex } from '#domain/search/indices.ts';
import type { SiteId } from '#domain/sites/site.ts';
import { cardFields, recordFields } from './carFields.ts';
import type { WireFacetRequest, WireFilter, WireSearchRequest } from './wire.ts';

/** A search for cars, in the words of the index. Throws for a site without cars. */
export function carsQuestion(request: CarSearchRequest): WireSearchRequest {
  const { site, fixed = {}, filters = {}, facets = [], limit, offset = 0, sortName } = request;
  const known = new Set(facets.flatMap(fieldsOf));
  // What is chosen travels in its own facet; without a facet it holds like anything fixed.
  const elsewhere = toFilters(filters).filter(({ name }) => !known.has(name));
  const keyphrase = request.keyphrase?.trim() || undefined;
  return {
    index: vehiclesIndex(site),
    fields: [...cardFields],
    ...(keyphrase !== undefined && { keyphrase }),
    facets: facets.map((facet) => toFacet(facet, filters)),
    limit,
    offset,
    ...(sortName !== undefined && { sort_name: sortName }),
    filters: [...toFilters(fixed), ...elsewhere],
  };
}

/** A question for one car with all that is known of it. Throws for a site without cars. */
export function carQuestion(site: SiteId, id: string): WireSearchRequest {
  return {
    index: vehiclesIndex(site),
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
    name,
    ...(childName !== undefined && { child_name: childName }),
    sort_order: wireOrders[order],
    filters: toFilters(filters).filter((filter) => fields.includes(filter.name)),
  };
}

function fieldsOf({ name, childName }: FacetRequest): readonly string[] {
  return childName === undefined ? [name] : [name, childName];
}

/** In the order of their names, so that the order of a visitor's clicks asks no new question. */
function toFilters(filters: Filters): readonly WireFilter[] {
  return Object.entries(filters)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => ({ name, values: [...values] }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
