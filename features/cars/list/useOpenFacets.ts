import { useCallback, useMemo, useState } from 'react';
import type { Facet } from '#domain/search/facet.ts';
import type { Filters } from '#domain/search/filters.ts';
import { facetStates, openFacets } from './openFacets.ts';

/** Which facets are open, beside the list and in the drawer. */
export interface OpenFacets {
  /** The names of the open facets. */
  readonly open: readonly string[];
  readonly onOpenChange: (open: readonly string[]) => void;
}

/** Keeps which facets are open. */
export function useOpenFacets(facets: readonly Facet[], filters: Filters): OpenFacets {
  const [states, setStates] = useState(() => facetStates(facets, openFacets(facets, filters)));
  // The same values until something changes, so that memoised panels aren't rendered again.
  const open = useMemo(() => openFacets(facets, filters, states), [facets, filters, states]);
  const onOpenChange = useCallback(
    (next: readonly string[]) =>
      setStates((before) => ({ ...before, ...facetStates(facets, next) })),
    [facets],
  );
  return { open, onOpenChange };
}
