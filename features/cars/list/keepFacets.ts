import type { Facet, FacetRequest, FacetValue } from '#domain/search/facet.ts';
import { filterNames } from '#domain/search/filterValues.ts';

/**
 * The facets of an answer, together with the facets and values that were shown before and have no hits
 * any more. Without them, everything below would move while a visitor chooses.
 * @param order of the list's facets
 */
export function keepFacets(
  before: readonly Facet[],
  now: readonly Facet[],
  order: readonly FacetRequest[],
): readonly Facet[] {
  return filterNames(order).flatMap((name) => {
    const was = before.find((facet) => facet.name === name);
    const is = now.find((facet) => facet.name === name);
    if (!was) return is ?? [];
    if (was.kind === 'range') return is ?? { ...was, counts: was.counts.map(() => 0) };
    if (is?.kind === 'range') return is;
    return { ...(is ?? was), values: keepValues(was.values, is?.values ?? []) };
  });
}

function keepValues(
  before: readonly FacetValue[],
  now: readonly FacetValue[],
): readonly FacetValue[] {
  const left = new Map(before.map((value) => [value.text, value]));
  const values = now.map((value) => {
    const was = left.get(value.text);
    left.delete(value.text);
    return was ? { ...value, children: keepValues(was.children, value.children) } : value;
  });
  const gone = [...left.values()].map((value) => ({
    ...emptied(value),
    children: keepValues(value.children, []),
  }));
  return [...values, ...gone];
}

function emptied<Counted extends { readonly count: number }>(counted: Counted): Counted {
  return { ...counted, count: 0 };
}
