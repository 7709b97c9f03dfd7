import { filterCount } from '#domain/search/chips.ts';
import type { Facet } from '#domain/search/facet.ts';
import type { Filters } from '#domain/search/filters.ts';
import { valuesOf } from '#domain/search/filterValues.ts';
import { loanNames } from '#domain/search/loanTermFilters.ts';

/** Whether facets are open, by name. A facet that came later is not in it until one is toggled. */
export type FacetStates = Readonly<Record<string, boolean>>;

/** The number of facets that are open at first, even if nothing is chosen in them. */
const firstOpen = 3;

/** The names of the open facets. Later, only the visitor opens and closes a facet. */
export function openFacets(
  facets: readonly Facet[],
  filters: Filters,
  states: FacetStates = {},
): readonly string[] {
  return facets
    .filter((facet, at) => {
      const state = states[facet.name];
      return state ?? (at < firstOpen || chosenCount(facet, filters) > 0);
    })
    .map(({ name }) => name);
}

/** The states of all facets if exactly these are open. */
export function facetStates(facets: readonly Facet[], open: readonly string[]): FacetStates {
  return Object.fromEntries(facets.map(({ name }) => [name, open.includes(name)]));
}

/** The number of chosen values of a facet and of its child facet; of the cost of loans, also the visitor's own terms. */
export function chosenCount(facet: Facet, filters: Filters): number {
  const names = namesIn(facet);
  return filterCount(Object.fromEntries(names.map((name) => [name, valuesOf(filters, name)])));
}

function namesIn(facet: Facet): readonly string[] {
  if (facet.name === 'loan') return loanNames;
  const child = facet.kind === 'choice' ? facet.childName : undefined;
  return child ? [facet.name, child] : [facet.name];
}
