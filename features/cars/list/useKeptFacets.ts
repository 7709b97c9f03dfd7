import { useState } from 'react';
import type { Facet, FacetRequest } from '#domain/search/facet.ts';
import { keepFacets } from './keepFacets.ts';

/** The facets of the latest answer, and what earlier answers had. */
export function useKeptFacets(
  facets: readonly Facet[],
  order: readonly FacetRequest[],
): readonly Facet[] {
  const [state, setState] = useState({ facets, kept: facets });
  if (state.facets === facets) return state.kept;
  const kept = keepFacets(state.kept, facets, order);
  setState({ facets, kept });
  return kept;
}
