import type { CarsQuestion } from '#domain/search/carsAddress.ts';
import type { Locale } from '#domain/sites/site.ts';
import type { CarCardTexts } from '../card/carCardTexts.ts';
import type { SuggestSetup } from '../search/suggestSetup.ts';
import type { CarListTexts } from './carListTexts.ts';
import type { NearChoices } from './nearChoices.ts';
import type { RangeUnit } from './rangeText.ts';

/** The part of API requests that identifies a list. */
export type CarListPlace = Pick<CarsQuestion, 'site' | 'locale' | 'list'>;

/** A filter that is part of the page's path. */
export interface PathChip {
  readonly text: string;
  /** The filter whose values are below this one, and are removed with it. */
  readonly childName?: string | undefined;
  /** Address of the list without it, and without a query. */
  readonly path: string;
}

/** The initial state of the filters in wide windows: beside the list, or hidden. */
export type FiltersStart = 'shown' | 'hidden';

/** The texts of a list of cars, and its language. */
export interface CarListWords {
  readonly locale: Locale;
  readonly texts: CarListTexts;
  readonly cardTexts: CarCardTexts;
  /** The labels of the facets, by name. */
  readonly facetLabels: Readonly<Record<string, string>>;
  /** The texts of values that mean nothing to visitors, such as ids, by `chipKey`. */
  readonly valueTexts: Readonly<Record<string, string>>;
  /** The sort orders as in addresses with their labels, the default first. */
  readonly sortOptions: readonly { readonly value: string; readonly label: string }[];
  readonly units: Readonly<Record<string, RangeUnit>>;
  readonly near: NearChoices;
}

/** The setup of a list of cars, sent from the server to the browser. */
export interface CarListSetup {
  readonly place: CarListPlace;
  readonly words: CarListWords;
  /** What the list contains: its title. */
  readonly name: string;
  /** Address of the page, without its query. */
  readonly path: string;
  /** The query of the address that the server answered; unknown parameters are kept. */
  readonly search: string;
  readonly pathChips: readonly PathChip[];
  /** Address of the list without the filters of its path. */
  readonly basePath: string;
  /** The data for suggestions in the search box. */
  readonly suggest: SuggestSetup;
  /** The address of the list of all cars, if the path filters this list. */
  readonly allHref?: string | undefined;
  /** The address of the page with the saved cars, if the site has one. */
  readonly savedHref?: string | undefined;
  /** Address of the site's start page in this language. */
  readonly homePath: string;
  readonly filtersStart: FiltersStart;
  /** The heading level of the cars' names. */
  readonly level: 2 | 3 | 4;
  /** Whether the list is in the first screen of the page. */
  readonly isFirst: boolean;
}
