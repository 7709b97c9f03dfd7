import { sitePath } from '#domain/content/href.ts';
import type { Locale, SiteId } from '#domain/sites/site.ts';

/** The page with a search field. */
export interface SuggestPage {
  readonly site: SiteId;
  readonly locale: Locale;
}

/** What becomes of words that match filters: segments of the path of the results, or part of the keyphrase. */
export type WordsIn = 'path' | 'keyphrase';

/**
 * The question for the setup of the suggestions of a search bar, as a query. It is asked when the field gets the focus,
 * so that pages don't contain the setup, which few visitors use. `undefined` if the search leads to another site.
 *
 * @param href - the address that shows the results
 */
export function suggestQuestion(
  href: string,
  words: WordsIn,
  { site, locale }: SuggestPage,
): string | undefined {
  if (sitePath(href) === undefined) return undefined;
  const question = { site, locale, list: href, ...(words === 'path' && { words }) };
  return `${new URLSearchParams(question)}`;
}
