import { type FilterChip, filterChips } from '#domain/search/chips.ts';
import type { Facet } from '#domain/search/facet.ts';
import type { Filters } from '#domain/search/filters.ts';
import { valuesOf, withoutValue, withValues } from '#domain/search/filterValues.ts';
import { knownFacet } from '#domain/search/knownFacets.ts';
import { addressBelow, pathOfFilters } from '#domain/search/pathFilters.ts';
import type { CarListWords, PathChip } from './carListSetup.ts';
import { chipText } from './chipText.ts';

/** The list whose path has filters. */
export interface PathList {
  /** The names of the facets whose values the path may contain. */
  readonly names: readonly string[];
  /** The address of the list without them. */
  readonly basePath: string;
  readonly facets: readonly Facet[];
  readonly words: CarListWords;
}

/** The filters of a path as chips, in the words of chips for the query. Removing one also removes its children. */
export function pathChips(
  filters: Filters,
  { names, basePath, facets, words }: PathList,
): readonly PathChip[] {
  const chips = filterChips({ keyphrase: '', filters, sortName: '', page: 0 }, facets);
  return names.flatMap((name) =>
    valuesOf(filters, name).map((value) => {
      const { childName } = knownFacet(name) ?? {};
      const left = withoutValue(filters, { name, value });
      const rest = childName === undefined ? left : withValues(left, childName, []);
      const text = chipText(chipOf({ name, value }, chips), words);
      return { text, childName, path: addressBelow(basePath, pathOfFilters(rest, names)) };
    }),
  );
}

function chipOf(
  { name, value }: { readonly name: string; readonly value: string },
  chips: readonly FilterChip[],
): FilterChip {
  const own = chips.find((chip) =>
    chip.kind === 'choice' ? chip.name === name && chip.value === value : false,
  );
  return own ?? { kind: 'choice', name, value, text: value };
}
