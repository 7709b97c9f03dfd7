import type { Coordinates } from '#domain/facilities/facility.ts';
import { toHundredths } from '#domain/places/coordinates.ts';
import { type Place, readPlace } from '#domain/places/place.ts';
import { listOf, memberOf } from '#domain/reader.ts';
import { ok } from '#domain/result.ts';
import type { Country } from '#domain/sites/site.ts';
import { askPersonally } from './personalApi.ts';
import type { Asked } from './siteApi.ts';

// In ms; longer than the site's own timeout for the provider. Typing aborts the request.
const timeoutMs = 5_000;

/** How long after the last keystroke places are requested, in ms. */
export const placesPauseMs = 300;

const read = memberOf('places', listOf(readPlace));

/** The places of Sweden behind the site's API. */
export const placesApi = {
  /** The places for a typed text. */
  suggest: (typed: string, signal: AbortSignal): Asked<readonly Place[]> =>
    askPlaces({ q: typed }, signal),

  /** The same in a country. */
  suggestIn: (country: Country, typed: string, signal: AbortSignal): Asked<readonly Place[]> =>
    askPlaces({ q: typed, ...(country !== 'SE' && { country }) }, signal),

  /** The place at coordinates; `undefined` outside Sweden. */
  async at({ latitude, longitude }: Coordinates, signal: AbortSignal): Asked<Place | undefined> {
    // The site rounds them too, but they shouldn't leave the browser more exact than needed.
    const [lat, lng] = [latitude, longitude].map((degrees) => toHundredths(degrees).toFixed(2));
    const places = await askPlaces({ lat: lat ?? '', lng: lng ?? '' }, signal);
    return places.ok ? ok(places.value[0]) : places;
  },
};

function askPlaces(
  question: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Asked<readonly Place[]> {
  return askPersonally(`/api/places?${new URLSearchParams(question)}`, { read, timeoutMs, signal });
}
