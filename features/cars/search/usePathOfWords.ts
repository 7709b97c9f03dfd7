import { type RefObject, useEffect } from 'react';
import type { Facet } from '#domain/search/facet.ts';
import { heroSearchAddress } from '#domain/search/pathFilters.ts';
import { wordPath } from '#domain/search/wordFacets.ts';
import type { WordLanguage } from '#domain/search/words/languages.ts';
import { loadVocabulary } from '#domain/search/words/loadVocabulary.ts';
import type { Vocabulary } from '#domain/search/words/vocabulary.ts';
import { followLink } from '#features/shared/followLink.ts';
import { fetchWords } from './fetchSuggestions.ts';
import type { SuggestSetup } from './suggestSetup.ts';

/**
 * Sends a search directly to the path of the filters that its words match, such as
 * `/bilar-i-lager/volvo/el`. Until the words are loaded, or if they can't be, the form is submitted.
 */
export function usePathOfWords(
  input: RefObject<HTMLInputElement | null>,
  { place, wordsUrl, languages }: SuggestSetup,
): void {
  useEffect(() => {
    const field = input.current;
    if (!field?.form || wordsUrl === undefined) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let known: KnownWords | undefined;
    loadWords(place, languages, signal).then(
      (loaded) => {
        known = loaded;
      },
      () => undefined,
    );
    const lead = (event: SubmitEvent) => {
      if (!known || event.defaultPrevented) return;
      event.preventDefault();
      const { facets, vocabulary } = known;
      const limits = { ...wordPath, vocabulary };
      followLink(heroSearchAddress(wordsUrl, field.value, facets, limits), field);
    };
    field.form.addEventListener('submit', lead, { signal });
    return () => leaving.abort();
  }, [input, place, wordsUrl, languages]);
}

interface KnownWords {
  readonly facets: readonly Facet[];
  readonly vocabulary: Vocabulary;
}

async function loadWords(
  place: string,
  languages: readonly WordLanguage[],
  abortSignal: AbortSignal,
): Promise<KnownWords> {
  const [facets, vocabulary] = await Promise.all([
    fetchWords(place, abortSignal),
    loadVocabulary(languages),
  ]);
  return { facets, vocabulary };
}
