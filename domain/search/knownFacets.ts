import type { FacetRequest } from './facet.ts';
import { allFilterNames, filterRow, isFacetName } from './facets.ts';

/** All facets of lists of cars, in their usual order. */
export const knownFacets: readonly FacetRequest[] = allFilterNames().flatMap(
  (name) => knownFacet(name) ?? [],
);

/** The facet with that name; not the child of one, or a filter that is no facet. */
export function knownFacet(name: string): FacetRequest | undefined {
  const row = filterRow(name);
  if (!row || row.kind === 'child' || !isFacetName(name)) return undefined;
  return {
    name,
    ...(row.child !== undefined && { childName: row.child }),
    ...(row.order !== undefined && { order: row.order }),
  };
}
