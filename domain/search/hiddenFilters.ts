import type { Facet } from './facet.ts';
import type { Filters } from './filters.ts';
import { type ChosenValue, isChosen, parentsOf } from './filterValues.ts';

/**
 * The filters for which a form with these facets shows no ticked box: those of other facets, and child
 * values without a chosen parent.
 */
export function hiddenFilters(filters: Filters, facets: readonly Facet[]): readonly ChosenValue[] {
  const chosen = Object.entries(filters).flatMap(([name, values]) =>
    values.map((value) => ({ name, value })),
  );
  return chosen.filter(
    (value) =>
      !facets.some(({ name }) => name === value.name) &&
      !parentsOf(facets, value).some((parent) => isChosen(filters, parent)),
  );
}
