import type { Filters } from '#domain/search/filters.ts';
import { valuesOf, withoutValue, withValues } from '#domain/search/filterValues.ts';
import { knownFacet } from '#domain/search/knownFacets.ts';
import { addressBelow, pathOfFilters } from '#domain/search/pathFilters.ts';
import type { PathChip } from './carListSetup.ts';

/** The filters of a path as chips. Removing one also removes its children. */
export function pathChips(
  filters: Filters,
  names: readonly string[],
  basePath: string,
): readonly PathChip[] {
  return names.flatMap((name) =>
    valuesOf(filters, name).map((text) => {
      const { childName } = knownFacet(name) ?? {};
      const left = withoutValue(filters, { name, value: text });
      const rest = childName === undefined ? left : withValues(left, childName, []);
      return { text, childName, path: addressBelow(basePath, pathOfFilters(rest, names)) };
    }),
  );
}
