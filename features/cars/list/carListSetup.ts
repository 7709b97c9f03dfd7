import type { CarsQuestion } from '#domain/search/carsAddress.ts';
import type { Locale } from '#domain/sites/site.ts';
import type { CarCardTexts } from '../card/carCardTexts.ts';
import type { SuggestSetup } from '../search/suggestSetup.ts';
import type { CarListTexts } from './carListTexts.ts';
import type { RangeUnit } from './rangeText.ts';

/** Which cars a list is of, as the site's own API is asked for them. */
export type CarListPlace = Pick<CarsQuestion, 'site' | 'locale' | 'list'>;

/** A filter that is a part of the page's own address. */
export interface PathChip {
  readonly text: string;
  /** Address of the list without it, and without a query. */
  readonly path: string;
}

/** How the filters begin on wide windows: beside the list, or put away. */
export type FiltersStart = 'shown' | 'hidden';

/** What a list of cars says, and in which language. */
export interface CarListWords {
  readonly locale: Locale;
  readonly texts: CarListTexts;
  readonly cardTexts: CarCardTexts;
  /** What visitors call the facets. */
  readonly facetLabels: Readonly<Record<string, string>>;
  /** What they call the orders, the default first. */
  readonly sortOptions: readonly { readonly value: string; readonly label: string }[];
  readonly units: Readonly<Record<string, RangeUnit>>;
}

/** All that a list of cars is made with: it travels from the server to the browser. */
export interface CarListSetup {
  readonly place: CarListPlace;
  readonly words: CarListWords;
  /** Address of the page, without its query. */
  readonly path: string;
  /** The query of the address that the server answered; what isn't the list's is kept. */
  readonly search: string;
  readonly pathChips: readonly PathChip[];
  /** What the search box suggests with. */
  readonly suggest: SuggestSetup;
  /** The list of all cars, where this page has only some by its address. */
  readonly allHref?: string | undefined;
  /** Address of the site's start page in this language. */
  readonly homePath: string;
  readonly filtersStart: FiltersStart;
  /** The rank of the cars' names in the page's outline. */
  readonly level: 2 | 3 | 4;
  /** Whether the list is what visitors see first. */
  readonly isFirst: boolean;
}
