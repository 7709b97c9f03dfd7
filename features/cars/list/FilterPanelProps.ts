import type { Facet } from '#domain/search/facet.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import type { SearchFact } from '#domain/search/searchState.ts';
import type { CarListWords } from './carListSetup.ts';
import type { OpenFacets } from './useOpenFacets.ts';

export interface FilterPanelProps extends OpenFacets {
  readonly facets: readonly Facet[];
  readonly query: SearchQuery;
  readonly words: CarListWords;
  /** The number of cars, as text. */
  readonly hits: string;
  /** What the list shows, announced while the drawer hides the list from screen readers. */
  readonly status: string;
  readonly onChange: (fact: SearchFact) => void;
}
