import type { CarImage } from '#domain/cars/car.ts';
import {
  eitherOf,
  listOf,
  objectOf,
  oneOf,
  optional,
  type Reader,
  readTemplate,
  readText,
} from '#domain/reader.ts';
import { type Facet, readFacet } from '#domain/search/facet.ts';
import { allWordLanguages } from '#domain/search/words/languages.ts';
import { type Asked, ask } from '#features/shared/siteApi.ts';
import type { CarSuggestionView, SuggestionView, ValueSuggestionView } from './suggestionView.ts';
import type { SuggestSetup, SuggestTexts } from './suggestSetup.ts';

/** A typed text, and the query that names the site and the pages that suggestions link to. */
export interface SuggestionQuestion {
  readonly place: string;
  readonly typed: string;
}

// In ms; longer than the site's own timeout for the index. Typing aborts the request.
const timeoutMs = 5_000;

const readView: Reader<SuggestionView> = eitherOf(
  objectOf<ValueSuggestionView>({
    kind: oneOf(['make', 'model']),
    text: readText,
    count: readText,
    href: readText,
  }),
  objectOf<CarSuggestionView>({
    kind: oneOf(['car']),
    text: readText,
    facts: listOf(readText),
    image: optional(objectOf<Pick<CarImage, 'src'>>({ src: readText })),
    href: readText,
  }),
);

const readSetup: Reader<SuggestSetup> = objectOf<SuggestSetup>({
  place: readText,
  wordsUrl: optional(readText),
  kept: optional(readText),
  languages: listOf(oneOf(allWordLanguages)),
  texts: objectOf<SuggestTexts>({
    suggestions: readText,
    suggestionsMakes: readText,
    suggestionsModels: readText,
    suggestionsFound: readTemplate(['count']),
    suggestionsNone: readText,
    suggestionsFailed: readText,
    suggestionsCount: readTemplate(['count']),
    cars: readText,
    tryAgain: readText,
  }),
});

/** The suggestions of the site's API. */
export const suggestionsApi = {
  /** The setup of a search bar, see `suggestQuestion`. */
  setup(question: string, signal: AbortSignal): Asked<SuggestSetup> {
    return ask(`/api/cars/suggest-setup?${question}`, { read: readSetup, timeoutMs, signal });
  },

  suggest(
    { place, typed }: SuggestionQuestion,
    signal: AbortSignal,
  ): Asked<readonly SuggestionView[]> {
    const query = new URLSearchParams(place);
    query.set('q', typed);
    return ask(`/api/cars/suggestions?${query}`, { read: listOf(readView), timeoutMs, signal });
  },

  /** The words that are facet values. */
  words(place: string, signal: AbortSignal): Asked<readonly Facet[]> {
    const { site, locale } = Object.fromEntries(new URLSearchParams(place));
    const query = new URLSearchParams({ site: site ?? '', locale: locale ?? '' });
    return ask(`/api/cars/words?${query}`, { read: listOf(readFacet), timeoutMs, signal });
  },
};
