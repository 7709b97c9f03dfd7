import type { Facet } from './facet.ts';
import { isTermName } from './facets.ts';
import type { Filters } from './filters.ts';
import { type ChosenValue, isChosen, parentsOf } from './filterValues.ts';

/**
 * The filters for which a form with these facets shows neither a ticked box nor a filled field: those of other facets, and
 * child values without a chosen parent. The facet of what loans cost a month has fields for the terms.
 */
export function hiddenFilters(filters: Filters, facets: readonly Facet[]): readonly ChosenValue[] {
  const chosen = Object.entries(filters).flatMap(([name, values]) =>
    values.map((value) => ({ name, value })),
  );
  return chosen.filter(
    (value) =>
      !facets.some(({ name }) => name === (isTermName(value.name) ? 'loan' : value.name)) &&
      !parentsOf(facets, value).some((parent) => isChosen(filters, parent)),
  );
}
