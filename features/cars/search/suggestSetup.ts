import type { Dictionary } from '#domain/content/dictionary.ts';
import type { Locale, SiteId } from '#domain/sites/site.ts';

/** All that a search box needs to make suggestions: it travels to the browser with the page. */
export interface SuggestSetup {
  /** The query that says to the site's own API for which site, and where suggestions lead. */
  readonly place: string;
  /**
   * The address of the search, where words that mean filters become its path; without it they are
   * words like others.
   */
  readonly wordsUrl?: string | undefined;
  readonly texts: SuggestTexts;
}

/** What the list of suggestions says. */
export type SuggestTexts = Pick<Dictionary, (typeof suggestKeys)[number]>;

const suggestKeys = [
  'suggestions',
  'suggestionsMakes',
  'suggestionsModels',
  'cars',
  'suggestionsFound',
  'suggestionsNone',
  'suggestionsCount',
] as const;

/** The page on which suggestions are made. */
interface SuggestPage {
  readonly site: SiteId;
  readonly locale: Locale;
  readonly homePath: string;
  readonly dictionary: Dictionary;
}

/**
 * What a search box needs, on a page whose search leads to this list of cars.
 * @param listPath address of the list, without a query
 */
export function suggestSetup(listPath: string, page: SuggestPage): SuggestSetup {
  const { site, locale, homePath: home, dictionary } = page;
  const cars = dictionary.pathToCarDetail;
  const texts = suggestKeys.map((key) => [key, dictionary[key]] as const);
  return {
    place: `${new URLSearchParams({ site, locale, list: listPath, cars, home })}`,
    // The pairs are made from the list that defines the type.
    texts: Object.fromEntries(texts) as SuggestTexts,
  };
}
