import type { Facet, FacetRequest, RangeFacet } from './facet.ts';
import { allFilterNames, filterRow } from './facets.ts';
import type { Filters } from './filters.ts';
import { type ChosenValue, valuesOf, withValues } from './filterValues.ts';
import { knownValues } from './knownValues.ts';
import { clampRange, rangeOfValues, valuesOfRange } from './rangeFacets.ts';
import { lowerText } from './searchText.ts';

/** Filters of an address, in the index's terms. */
export interface ResolvedFilters {
  /** The filters that apply: values as the index writes them, and ranges within their bounds. */
  readonly filters: Filters;
  /** The values that the index doesn't have, as in the address. */
  readonly unknown: readonly ChosenValue[];
}

/** The facets that have all values of all filters. */
export const allValueFacets: readonly FacetRequest[] = allFilterNames().flatMap((name) => {
  const row = filterRow(name);
  if (!row || ['child', 'place', 'term'].includes(row.kind)) return [];
  return [{ name, ...(row.child !== undefined && { childName: row.child }) }];
});

/**
 * Finds the values of filters in the index, in any letter case. Filters whose facet the index didn't
 * return stay as they are.
 * @param facets all values of the index, regardless of other filters
 */
export function resolveFilters(filters: Filters, facets: readonly Facet[]): ResolvedFilters {
  const known = knownValues(facets);
  const ranges = new Map(
    facets.flatMap((each) => (each.kind === 'range' ? [[each.name, each]] : [])),
  );
  const counted = new Set(
    facets.flatMap((each) => (each.kind === 'choice' ? [each.name, each.childName] : [])),
  );
  return Object.keys(filters).reduce<ResolvedFilters>(
    ({ filters: left, unknown }, name) => {
      const range = ranges.get(name);
      if (range) return { filters: withClamped(left, range), unknown };
      if (!counted.has(name)) return { filters: left, unknown };
      const own = known.filter((each) => each.name === name).map(({ value }) => value);
      const found = valuesOf(filters, name).map((value) => ({ value, meant: find(value, own) }));
      return {
        filters: withValues(
          left,
          name,
          found.flatMap(({ meant }) => meant ?? []),
        ),
        unknown: [
          ...unknown,
          ...found.flatMap(({ value, meant }) => (meant === undefined ? [{ name, value }] : [])),
        ],
      };
    },
    { filters, unknown: [] },
  );
}

function find(value: string, known: readonly string[]): string | undefined {
  if (known.includes(value)) return value;
  return known.find((each) => lowerText(each) === lowerText(value));
}

function withClamped(filters: Filters, { name, ...bounds }: RangeFacet): Filters {
  // A budget below all monthly costs finds nothing, and own terms may cost more or less than the bounds.
  if (name === 'loan') return filters;
  const range = rangeOfValues(valuesOf(filters, name));
  if (!range) return filters;
  return withValues(filters, name, valuesOfRange(clampRange(range.low, range.high, bounds)));
}
