import type { Dictionary } from '#domain/content/dictionary.ts';
import { sitePath } from '#domain/content/href.ts';
import { pickTexts } from '#domain/content/pickTexts.ts';
import { suggestionsSubject } from '#domain/content/texts/suggestions.ts';
import { wireName } from '#domain/search/facets.ts';
import type { Filters } from '#domain/search/filters.ts';
import type { WordLanguage } from '#domain/search/words/languages.ts';
import type { SuggestPage, WordsIn } from './suggestQuestion.ts';

/** The data a search field needs to make suggestions. It is part of lists of cars; search bars ask for it. */
export interface SuggestSetup {
  /** The query for the site's API: names the site, and the addresses that suggestions link to. */
  readonly place: string;
  /**
   * The address of the search page, if search terms that match filters become part of its path;
   * without it they stay search terms.
   */
  readonly wordsUrl?: string | undefined;
  /**
   * On a list: its filters that aren't in the query of its address, as a query. A make or model that a
   * visitor chooses is added to the filters.
   */
  readonly kept?: string | undefined;
  /** The languages in which visitors search. */
  readonly languages: readonly WordLanguage[];
  readonly texts: SuggestTexts;
}

/** The texts of the list of suggestions. */
export type SuggestTexts = Pick<Dictionary, (typeof suggestKeys)[number]>;

const suggestKeys = [...suggestionsSubject.keys, 'cars', 'tryAgain'] as const;

/** The page on which suggestions are made. */
interface SetupPage extends SuggestPage {
  readonly homePath: string;
  readonly searchLanguages: readonly WordLanguage[];
  readonly dictionary: Dictionary;
}

/**
 * The setup of a search field whose results are shown by this list of cars.
 * @param listPath address of the list, without a query
 * @param pathFilters the filters of its path
 */
export function suggestSetup(
  listPath: string,
  pathFilters: Filters,
  page: SetupPage,
): SuggestSetup {
  // On the list, a make is a filter like others: it can be changed without leaving the page.
  const setup = setupOf({ ...placeOf(listPath, page), values: 'query' }, page);
  const { brand: _, model: __, ...others } = pathFilters;
  const kept = Object.entries(others).flatMap(([name, values]) =>
    values.map((value) => [wireName(name), value]),
  );
  return { ...setup, kept: `${new URLSearchParams(kept)}` };
}

/**
 * The setup of a search bar that sends its terms to this address; `undefined` if the address is
 * outside the site, as the site's API only resolves paths of its own pages.
 */
export function searchBarSetup(
  href: string,
  words: WordsIn,
  page: SetupPage,
): SuggestSetup | undefined {
  if (sitePath(href) === undefined) return undefined;
  const [listPath = '/'] = href.split(/[?#]/);
  const setup = setupOf(placeOf(listPath, page), page);
  return words === 'path' ? { ...setup, wordsUrl: href } : setup;
}

function placeOf(list: string, { site, locale, homePath: home, dictionary }: SetupPage) {
  return { site, locale, list, cars: dictionary.pathToCarDetail, home };
}

function setupOf(
  place: Readonly<Record<string, string>>,
  { dictionary, searchLanguages: languages }: SetupPage,
) {
  return {
    place: `${new URLSearchParams(place)}`,
    languages,
    texts: pickTexts(dictionary, suggestKeys),
  };
}
