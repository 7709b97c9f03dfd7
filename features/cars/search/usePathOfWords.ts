import { type RefObject, useEffect } from 'react';
import type { Facet } from '#domain/search/facet.ts';
import { heroSearchAddress } from '#domain/search/pathFilters.ts';
import { wordPath } from '#domain/search/wordFacets.ts';
import { followLink } from '../followLink.ts';
import { fetchWords } from './fetchSuggestions.ts';
import type { SuggestSetup } from './suggestSetup.ts';

/**
 * Sends a search directly to the path of the filters that its words match, such as
 * `/bilar-i-lager/volvo/el`. Until the words are loaded, or if they can't be, the form is submitted.
 */
export function usePathOfWords(
  input: RefObject<HTMLInputElement | null>,
  { place, wordsUrl }: SuggestSetup,
): void {
  useEffect(() => {
    const field = input.current;
    if (!field?.form || wordsUrl === undefined) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let facets: readonly Facet[] | undefined;
    fetchWords(place, signal).then(
      (known) => {
        facets = known;
      },
      () => undefined,
    );
    const lead = (event: SubmitEvent) => {
      if (!facets || event.defaultPrevented) return;
      event.preventDefault();
      followLink(heroSearchAddress(wordsUrl, field.value, facets, wordPath), field);
    };
    field.form.addEventListener('submit', lead, { signal });
    return () => leaving.abort();
  }, [input, place, wordsUrl]);
}
