import { countryBounds } from '#domain/places/countryBounds.ts';
import { maxPlaces } from '#domain/places/place.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Country, Locale } from '#domain/sites/site.ts';
import type { UpstreamFailure } from '#domain/upstreamFailure.ts';
import { readWire } from '../http/readWire.ts';
import { getJson, postJson } from '../http/request.ts';
import { wireGeocoding, wireTextSearch } from './googleWire.ts';
import { parseGeocoded, parseGooglePlaces } from './parseGoogle.ts';
import type { PlaceProvider, PlaceTools } from './provider.ts';

const searchUrl = 'https://places.googleapis.com';
const geocodingUrl = 'https://maps.googleapis.com';

/** Answers are only what these fields contain, and are charged accordingly. */
const fields = ['id', 'displayName', 'location', 'types', 'addressComponents'];

/** The languages in which places are named. */
const languages: Readonly<Record<Country, Locale>> = {
  SE: 'sv',
  NO: 'nb',
  GB: 'en',
  FI: 'fi',
  SK: 'sk',
};

/** The rectangle that contains a country. */
function rectangleOf(country: Country) {
  const { south, north, west, east } = countryBounds[country];
  return {
    rectangle: {
      low: { latitude: south, longitude: west },
      high: { latitude: north, longitude: east },
    },
  };
}

/**
 * Google's Places API (New) and Geocoding API. A text search is used instead of its autocomplete,
 * which has no coordinates and would need a second request per suggestion.
 *
 * @param url - The address of both APIs, if not Google's own.
 */
export function createGooglePlaces(
  url: string | undefined,
  { key, timeoutMs, tools }: PlaceTools,
): PlaceProvider {
  return {
    suggest: async (typed, country) => {
      const answer = await postJson(tools, {
        url: `${url ?? searchUrl}/v1/places:searchText`,
        headers: {
          'x-goog-api-key': key,
          'x-goog-fieldmask': fields.map((field) => `places.${field}`).join(','),
        },
        body: {
          textQuery: typed,
          languageCode: languages[country],
          regionCode: country,
          pageSize: maxPlaces,
          locationRestriction: rectangleOf(country),
        },
        timeoutMs,
      });
      if (!answer.ok) return answer;
      const wire = readWire(wireTextSearch, answer.value);
      return wire.ok ? ok(parseGooglePlaces(wire.value.places, country)) : wire;
    },
    at: async ({ latitude, longitude }) => {
      const query = new URLSearchParams({
        latlng: `${latitude},${longitude}`,
        language: 'sv',
        result_type: 'locality|postal_town|sublocality|administrative_area_level_2',
        key,
      });
      const address = `${url ?? geocodingUrl}/maps/api/geocode/json?${query}`;
      const answer = await getJson(tools, { url: address, headers: {}, timeoutMs });
      if (!answer.ok) return answer;
      const results = readGeocoding(answer.value);
      return results.ok ? ok(parseGeocoded(results.value)) : results;
    },
  };
}

/** The Geocoding API answers with status 200 even if it refuses. */
function readGeocoding(value: unknown): Result<readonly unknown[], UpstreamFailure> {
  const wire = readWire(wireGeocoding, value);
  if (!wire.ok) return wire;
  switch (wire.value.status) {
    case 'OK':
    case 'ZERO_RESULTS':
      return ok(wire.value.results);
    case 'REQUEST_DENIED':
      return fail({ kind: 'unauthorized' });
    case 'OVER_QUERY_LIMIT':
    case 'OVER_DAILY_LIMIT':
      return fail({ kind: 'rate-limited', retryAfterMs: 1_000 });
    default:
      return fail({ kind: 'malformed', reason: `status ${wire.value.status}` });
  }
}
