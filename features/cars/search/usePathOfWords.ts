import { type RefObject, useEffect, useEffectEvent } from 'react';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Facet } from '#domain/search/facet.ts';
import type { heroSearchAddress } from '#domain/search/pathFilters.ts';
import { wordPath } from '#domain/search/wordFacets.ts';
import { loadVocabulary } from '#domain/search/words/loadVocabulary.ts';
import type { Vocabulary } from '#domain/search/words/vocabulary.ts';
import { followLink } from '#features/shared/followLink.ts';
import { useAnswer } from '#features/shared/useAnswer.ts';
import { suggestionsApi } from './suggestionsApi.ts';
import type { SuggestSetup } from './suggestSetup.ts';

/**
 * Sends a search directly to the path of the filters that its words match, such as
 * `/bilar-i-lager/volvo/el`. Until the words are loaded, or if they can't be, the form is submitted, and also if they
 * may name a place, which only the server knows.
 */
export function usePathOfWords(
  input: RefObject<HTMLInputElement | null>,
  { place, wordsUrl, languages }: SuggestSetup,
): void {
  const question = wordsUrl === undefined ? undefined : { place, languages };
  const { latest: known } = useAnswer(question, loadWords);

  const lead = useEffectEvent((event: SubmitEvent) => {
    const field = input.current;
    if (!field || wordsUrl === undefined || !known || event.defaultPrevented) return;
    if (known.isAboutPlace(field.value)) return;
    event.preventDefault();
    const { facets, vocabulary, addressOf } = known;
    const limits = { ...wordPath, vocabulary };
    followLink(addressOf(wordsUrl, field.value, facets, limits), field);
  });
  useEffect(() => {
    const leaving = new AbortController();
    input.current?.form?.addEventListener('submit', (event) => lead(event), {
      signal: leaving.signal,
    });
    return () => leaving.abort();
  }, [input]);
}

interface KnownWords {
  readonly facets: readonly Facet[];
  readonly vocabulary: Vocabulary;
  readonly addressOf: typeof heroSearchAddress;
  readonly isAboutPlace: (text: string) => boolean;
}

async function loadWords(
  { place, languages }: Pick<SuggestSetup, 'place' | 'languages'>,
  signal: AbortSignal,
): Promise<Result<KnownWords, { readonly kind: string }>> {
  // Lists make suggestions without them, so that the code is loaded with the words.
  const code = Promise.all([
    import('#domain/search/pathFilters.ts'),
    import('#domain/search/words/mayNamePlace.ts'),
    loadVocabulary(languages),
  ]);
  const [facets, loaded] = await Promise.all([
    suggestionsApi.words(place, signal),
    code.catch(() => undefined),
  ]);
  if (!facets.ok) return facets;
  if (!loaded) return fail({ kind: 'unanswered' });
  const [{ heroSearchAddress: addressOf }, { mayNamePlace }, vocabulary] = loaded;
  const isAboutPlace = (text: string) => mayNamePlace(text, vocabulary, languages);
  return ok({ facets: facets.value, vocabulary, addressOf, isAboutPlace });
}
