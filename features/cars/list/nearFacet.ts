import type { Facet } from '#domain/search/facet.ts';

/** The place of the search among the facets. It has no values: the index knows no places. */
const nearFacet: Facet = { kind: 'choice', name: 'near', values: [] };

/** The number of facets before it, so that it is among those that are always shown. */
const place = 8;

/**
 * Adds the place of the search to the facets of a list. A list without facets has no filters at all, unless a place is
 * why: then a larger radius is the way on.
 */
export function withNear(facets: readonly Facet[], isNear: boolean): readonly Facet[] {
  return facets.length > 0 || isNear ? facets.toSpliced(place, 0, nearFacet) : facets;
}
