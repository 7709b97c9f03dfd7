import type { Facet } from './facet.ts';
import { filterNames, valuesOf } from './filterValues.ts';
import type { SearchQuery } from './searchQuery.ts';

/** Filters that exclude cars, and the number of cars without them. */
export interface NearestFilter {
  /** The names of a facet and its child, or of several. */
  readonly names: readonly string[];
  readonly count: number;
}

/** A car has several of their values, so the counts don't add up. */
const manyValued = ['equipment', 'campaign'];

const maxNearest = 3;

/**
 * The facets to clear if a search finds nothing: those whose own filters exclude the cars, the one that
 * gives the most cars first. A facet is counted under the filters of all others.
 */
export function nearestFilters(
  { filters }: Pick<SearchQuery, 'filters'>,
  facets: readonly Facet[],
): readonly NearestFilter[] {
  return facets
    .filter(({ name }) => !manyValued.includes(name))
    .map((facet) => ({ names: filterNames([facet]), count: countOf(facet) }))
    .filter(({ names, count }) => count > 0 && names.some((name) => valuesOf(filters, name).length))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, maxNearest);
}

function countOf(facet: Facet): number {
  const counts = facet.kind === 'range' ? facet.counts : facet.values.map(({ count }) => count);
  return counts.reduce((sum, count) => sum + count, 0);
}
