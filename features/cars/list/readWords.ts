import { listOf } from '#domain/reader.ts';
import type { Facet } from '#domain/search/facet.ts';
import { readWordRepair } from '#domain/search/readWordRepair.ts';
import { type RecognisedWords, recogniseWords } from '#domain/search/recogniseWords.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import { readingOf, repairText, type WordReading } from '#domain/search/wordRepair.ts';
import type { WordLanguage } from '#domain/search/words/languages.ts';
import { loadVocabulary } from '#domain/search/words/loadVocabulary.ts';
import { mayNamePlace } from '#domain/search/words/mayNamePlace.ts';
import { followLink } from '#features/shared/followLink.ts';
import { ask } from '#features/shared/siteApi.ts';
import type { CarListPlace, CarListSetup } from './carListSetup.ts';
import { listHref } from './listAddress.ts';

/** The list whose search box has the words. */
export interface ReadContext {
  readonly setup: Pick<CarListSetup, 'place' | 'path' | 'search'>;
  /** Names the site to the API. */
  readonly place: CarListPlace;
  readonly query: SearchQuery;
  readonly languages: readonly WordLanguage[];
  readonly facets: readonly Facet[];
}

/** Words as filters and keyphrase. */
interface ReadWords {
  readonly words: RecognisedWords;
  readonly reading?: WordReading;
}

// In ms; the search goes on without repairs.
const timeoutMs = 1000;

/**
 * The filters in typed words. Only the index knows which of the others are misspelt. Words about a place are read by the
 * server, which knows places: the list is opened with them, and nothing is returned.
 */
export async function readWords(
  typed: string,
  { setup, place: { site, locale, list }, query, languages, facets }: ReadContext,
): Promise<ReadWords | undefined> {
  const vocabulary = await loadVocabulary(languages);
  if (mayNamePlace(typed, vocabulary, languages)) {
    followLink(listHref(setup, { ...query, keyphrase: typed, page: 0 }), document.body);
    return undefined;
  }
  const words = recogniseWords(typed, facets, vocabulary, list.sortNames);
  if (words.keyphrase === '') return { words };
  const asked = new URLSearchParams({ site, locale, q: words.keyphrase });
  const read = listOf(readWordRepair);
  const answer = await ask(`/api/cars/repairs?${asked}`, { read, timeoutMs });
  if (!answer.ok || answer.value.length === 0) return { words };
  const repairs = answer.value;
  return {
    words: recogniseWords(repairText(typed, repairs), facets, vocabulary, list.sortNames),
    reading: readingOf(query, typed, repairs),
  };
}
