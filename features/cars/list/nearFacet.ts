import type { Facet, FacetRequest } from '#domain/search/facet.ts';
import { filterNames } from '#domain/search/filterValues.ts';

/** The place of the search among the facets. It has no values: the index knows no places. */
const nearFacet: Facet = { kind: 'choice', name: 'near', values: [] };

/** The number of facets of a list that come before it, so that it is among those that are always shown. */
const place = 8;

/**
 * Adds the place of the search to the facets of a list. A list without facets has no filters at all, unless a place is
 * why: then a larger radius is the way on.
 *
 * @param order - All facets of the list. The place is always between the same two of them, whichever an answer has, because
 * a group that moves in the page loses the focus.
 */
export function withNear(
  facets: readonly Facet[],
  order: readonly FacetRequest[],
  isNear: boolean,
): readonly Facet[] {
  if (facets.length === 0 && !isNear) return facets;
  const later = filterNames(order.slice(place));
  const next = facets.findIndex(({ name }) => later.includes(name));
  return facets.toSpliced(next === -1 ? facets.length : next, 0, nearFacet);
}
