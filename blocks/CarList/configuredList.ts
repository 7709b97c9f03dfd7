import type { FieldValues } from '#domain/content/fields.ts';
import type { CarListDeclaration } from '#domain/search/carsAddress.ts';
import { nearestSort } from '#domain/search/facets.ts';
import { knownFacet } from '#domain/search/knownFacets.ts';
import { loanSort, withoutLoans } from '#domain/search/loanTermFilters.ts';
import type { carListFields } from './CarList.fields.ts';

type ConfiguredFields = Pick<
  FieldValues<typeof carListFields>,
  'facets' | 'sortOptions' | 'fixedQuery'
>;

/** The list as its editor configured it, without what the site doesn't show. */
export function configuredList(
  { facets, sortOptions, fixedQuery }: ConfiguredFields,
  hasQuotes: boolean,
): CarListDeclaration {
  const list = {
    facets: facets.flatMap((name) => knownFacet(name) ?? []),
    sortNames: [...sortOptions, nearestSort],
    fixed: fixedQuery,
  };
  if (!hasQuotes) return list;
  const sortNames = list.sortNames.filter((name) => name !== loanSort);
  return { ...withoutLoans(list), sortNames };
}
