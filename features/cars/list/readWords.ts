import { listOf } from '#domain/reader.ts';
import type { Facet } from '#domain/search/facet.ts';
import { readWordRepair } from '#domain/search/readWordRepair.ts';
import { type RecognisedWords, recogniseWords } from '#domain/search/recogniseWords.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import { readingOf, repairText, type WordReading } from '#domain/search/wordRepair.ts';
import type { WordLanguage } from '#domain/search/words/languages.ts';
import { loadVocabulary } from '#domain/search/words/loadVocabulary.ts';
import { ask } from '#features/shared/siteApi.ts';
import type { CarListPlace } from './carListSetup.ts';

/** The list whose search box has the words. */
export interface ReadContext {
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

/** The filters in typed words. Only the index knows which of the others are misspelt. */
export async function readWords(
  typed: string,
  { place: { site, locale, list }, query, languages, facets }: ReadContext,
): Promise<ReadWords> {
  const vocabulary = await loadVocabulary(languages);
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
