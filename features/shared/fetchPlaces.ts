import type { Coordinates } from '#domain/facilities/facility.ts';
import { toHundredths } from '#domain/places/coordinates.ts';
import type { Place } from '#domain/places/place.ts';
import { checkAnswer } from './checkAnswer.ts';
import { fetchPersonal } from './fetchPersonal.ts';

// In ms; longer than the site's own timeout for the provider. Typing aborts the request.
const timeoutMs = 5_000;

/** Fetches the places for a typed text. Rejects on failure, timeout or abort, and like `checkAnswer`. */
export function fetchPlaces(typed: string, abortSignal: AbortSignal): Promise<readonly Place[]> {
  return ask({ q: typed }, abortSignal);
}

/** Fetches the place at coordinates; `undefined` outside Sweden. Rejects like `fetchPlaces`. */
export async function fetchPlaceAt(
  { latitude, longitude }: Coordinates,
  abortSignal: AbortSignal,
): Promise<Place | undefined> {
  // The site rounds them too, but they shouldn't leave the browser more exact than needed.
  const [lat, lng] = [latitude, longitude].map((degrees) => toHundredths(degrees).toFixed(2));
  const places = await ask({ lat: lat ?? '', lng: lng ?? '' }, abortSignal);
  return places[0];
}

async function ask(
  question: Readonly<Record<string, string>>,
  abortSignal: AbortSignal,
): Promise<readonly Place[]> {
  const signal = AbortSignal.any([abortSignal, AbortSignal.timeout(timeoutMs)]);
  const answer = await fetchPersonal(`/api/places?${new URLSearchParams(question)}`, { signal });
  checkAnswer(answer);
  const { places } = await answer.json();
  return places;
}
