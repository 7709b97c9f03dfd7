import { filterChips } from '#domain/search/chips.ts';
import type { Facet } from '#domain/search/facet.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import type { CarListWords } from './carListSetup.ts';
import { chipText } from './chipText.ts';

/** The parts of a search that its name has. */
export interface NamedSearch {
  readonly query: SearchQuery;
  readonly facets: readonly Facet[];
  readonly words: CarListWords;
}

/** The name of a search: what its list contains, then its words and filters as its chips show them. */
export function searchName(list: string, { query, facets, words }: NamedSearch): string {
  const chips = filterChips(query, facets).map((chip) => chipText(chip, words));
  return chips.length > 0 ? `${list}: ${chips.join(', ')}` : list;
}
