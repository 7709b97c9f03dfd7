import type { Place } from '#domain/places/place.ts';

// In ms; longer than the site's own timeout for the provider. Typing aborts the request.
const timeoutMs = 5_000;

/** Fetches the places for a typed text. Rejects on failure, timeout or abort. */
export async function fetchPlaces(
  typed: string,
  abortSignal: AbortSignal,
): Promise<readonly Place[]> {
  const signal = AbortSignal.any([abortSignal, AbortSignal.timeout(timeoutMs)]);
  const answer = await fetch(`/api/places?${new URLSearchParams({ q: typed })}`, { signal });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const { places } = await answer.json();
  return places;
}
