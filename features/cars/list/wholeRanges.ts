import type { Facet } from '#domain/search/facet.ts';
import type { Filters } from '#domain/search/filters.ts';
import { valuesOf, withValues } from '#domain/search/filterValues.ts';
import { isWholeRange, rangeOfValues } from '#domain/search/rangeFacets.ts';

/** The filters without ranges that include everything; the same object if there are none. */
export function withoutWholeRanges(filters: Filters, facets: readonly Facet[]): Filters {
  return facets.reduce((left, facet) => {
    if (facet.kind !== 'range') return left;
    const range = rangeOfValues(valuesOf(left, facet.name));
    return range && isWholeRange(range, facet) ? withValues(left, facet.name, []) : left;
  }, filters);
}
