import type { Facet } from '#domain/search/facet.ts';
import type { SuggestionView } from './suggestionView.ts';

// In ms; longer than the site's own timeout for the index. Typing aborts the request.
const timeoutMs = 5_000;

/** Fetches suggestions from the site's API. Rejects on failure, timeout or abort. */
export function fetchSuggestions(
  /** The query that names the site and the pages that suggestions link to. */
  place: string,
  typed: string,
  abortSignal: AbortSignal,
): Promise<readonly SuggestionView[]> {
  const query = new URLSearchParams(place);
  query.set('q', typed);
  return fetchJson(`/api/cars/suggestions?${query}`, abortSignal);
}

/** Fetches the words that are facet values. Rejects in the same cases. */
export function fetchWords(place: string, abortSignal: AbortSignal): Promise<readonly Facet[]> {
  const { site, locale } = Object.fromEntries(new URLSearchParams(place));
  const query = new URLSearchParams({ site: site ?? '', locale: locale ?? '' });
  return fetchJson(`/api/cars/words?${query}`, abortSignal);
}

async function fetchJson<Value>(address: string, abortSignal: AbortSignal): Promise<Value> {
  const signal = AbortSignal.any([abortSignal, AbortSignal.timeout(timeoutMs)]);
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return await answer.json();
}
