import type { ChoiceFacet, Facet, FacetValue } from '#domain/search/facet.ts';
import type { Filters } from '#domain/search/filters.ts';
import { valuesOf } from '#domain/search/filterValues.ts';

/**
 * The facets with a choice. Fixed values aren't a choice; the models of a fixed brand become a facet
 * of their own.
 */
export function shownFacets(facets: readonly Facet[], fixed: Filters): readonly Facet[] {
  return facets.flatMap((facet): readonly Facet[] => {
    if (facet.kind === 'range') return facet.min < facet.max ? [facet] : [];
    const held = valuesOf(fixed, facet.name);
    const shown = held.length > 0 ? childrenAlone(facet, held, fixed) : facet;
    return shown && shown.values.length > 0 ? [shown] : [];
  });
}

function childrenAlone(
  { childName, values }: ChoiceFacet,
  held: readonly string[],
  fixed: Filters,
): ChoiceFacet | undefined {
  if (childName === undefined || valuesOf(fixed, childName).length > 0) return undefined;
  const parents = values.filter(({ text }) => held.includes(text));
  return {
    kind: 'choice',
    name: childName,
    values: parents.flatMap(({ children }) => children),
  };
}

/** The values of a choice, including chosen ones that no car has any more. */
export function valuesWithChosen(
  values: readonly FacetValue[],
  chosen: readonly string[],
): readonly FacetValue[] {
  const missing = chosen.filter((text) => !values.some((value) => value.text === text));
  return [...values, ...missing.map((text) => ({ text, count: 0, children: [] }))];
}
