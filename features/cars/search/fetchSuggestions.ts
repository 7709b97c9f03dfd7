import type { Facet } from '#domain/search/facet.ts';
import type { SuggestionView } from './suggestionView.ts';

// Longer than the site itself waits for the index; whoever types on doesn't wait at all.
const patienceMs = 5_000;

/** Asks the site what to suggest. Rejects when it fails, takes too long or is called off. */
export function fetchSuggestions(
  /** The query that says for which site, and where suggestions lead. */
  place: string,
  typed: string,
  calledOff: AbortSignal,
): Promise<readonly SuggestionView[]> {
  const query = new URLSearchParams(place);
  query.set('q', typed);
  return fetchJson(`/api/cars/suggestions?${query}`, calledOff);
}

/** Asks the site which words are values of facets. Rejects likewise. */
export function fetchWords(place: string, calledOff: AbortSignal): Promise<readonly Facet[]> {
  const { site, locale } = Object.fromEntries(new URLSearchParams(place));
  const query = new URLSearchParams({ site: site ?? '', locale: locale ?? '' });
  return fetchJson(`/api/cars/words?${query}`, calledOff);
}

async function fetchJson<Value>(address: string, calledOff: AbortSignal): Promise<Value> {
  const signal = AbortSignal.any([calledOff, AbortSignal.timeout(patienceMs)]);
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return await answer.json();
}
