import { type RefObject, useEffect } from 'react';
import type { Facet } from '#domain/search/facet.ts';
import { heroSearchAddress } from '#domain/search/pathFilters.ts';
import { wordPath } from '#domain/search/wordFacets.ts';
import { fetchWords } from './fetchSuggestions.ts';
import type { SuggestSetup } from './suggestSetup.ts';

/**
 * Leads a search straight to the path of what its words mean, `/bilar-i-lager/volvo/el`. Until the
 * site has said which words mean something, and where it can't, the form goes its own way.
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
      follow(heroSearchAddress(wordsUrl, field.value, facets, wordPath), field);
    };
    field.form.addEventListener('submit', lead, { signal });
    return () => leaving.abort();
  }, [input, place, wordsUrl]);
}

/** Goes there as by a link of the page: whoever answers links opens it without a reload. */
function follow(address: string, beside: Element): void {
  const link = document.createElement('a');
  link.href = address;
  link.hidden = true;
  beside.after(link);
  link.click();
  link.remove();
}
