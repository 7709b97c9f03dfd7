import { requireKey } from '../http/requireKey.ts';
import { json, refusal } from '../http/respond.ts';
import { createRouter, type Route } from '../http/router.ts';
import type { Service } from '../service.ts';
import type { Gazetteers } from './gazetteer.ts';

interface PlacesOptions {
  readonly gazetteers: Gazetteers;
  /** The key that requests must carry. */
  readonly apiKey: string;
}

const path = '/places';
const defaultLimit = 8;
const maxLimit = 50;
const maxTextLength = 100;
const defaultCountry = 'SE';

/**
 * Towns and districts of the countries with sites, by the beginning of their name, and of Sweden by coordinates.
 */
export function createPlacesService({ gazetteers, apiKey }: PlacesOptions): Service {
  const routes: readonly Route[] = [
    {
      method: 'GET',
      path: '/autocomplete',
      handle: (request) => autocomplete(request, gazetteers),
    },
    { method: 'GET', path: '/reverse', handle: (request) => reverse(request, gazetteers) },
  ];
  return {
    id: 'places',
    title: 'Places',
    prefixes: [path],
    handle: createRouter(requireKey(apiKey, routes, path)),
    endpoints: [
      {
        title: 'Places of Sweden that begin with a text',
        path: `${path}/autocomplete`,
        key: `x-api-key: ${apiKey}`,
        example: (origin) =>
          `curl -H 'x-api-key: ${apiKey}' '${origin}${path}/autocomplete?q=sigt&limit=${defaultLimit}'`,
      },
      {
        title: 'The same of another country: NO, GB, FI or SK',
        path: `${path}/autocomplete`,
        key: `x-api-key: ${apiKey}`,
        example: (origin) =>
          `curl -H 'x-api-key: ${apiKey}' '${origin}${path}/autocomplete?q=leeds&country=GB'`,
      },
      {
        title: 'The place at coordinates',
        path: `${path}/reverse`,
        key: `x-api-key: ${apiKey}`,
        example: (origin) =>
          `curl -H 'x-api-key: ${apiKey}' '${origin}${path}/reverse?lat=59.62&lng=17.72'`,
      },
    ],
  };
}

function autocomplete(request: Request, gazetteers: Gazetteers): Response {
  const { searchParams } = new URL(request.url);
  const typed = searchParams.get('q')?.trim() ?? '';
  if (typed === '' || typed.length > maxTextLength) {
    return refusal(400, `q must be a text of 1 to ${maxTextLength} characters.`);
  }
  const limit = numberIn(searchParams, 'limit') ?? defaultLimit;
  if (!Number.isInteger(limit) || limit < 1 || limit > maxLimit) {
    return refusal(400, `limit must be a whole number from 1 to ${maxLimit}.`);
  }
  const gazetteer = gazetteers.get(searchParams.get('country') ?? defaultCountry);
  if (!gazetteer)
    return refusal(400, `country must be one of ${[...gazetteers.keys()].join(', ')}.`);
  return json({ places: gazetteer.search(typed, limit) });
}

function reverse(request: Request, gazetteers: Gazetteers): Response {
  const { searchParams } = new URL(request.url);
  const latitude = numberIn(searchParams, 'lat') ?? Number.NaN;
  const longitude = numberIn(searchParams, 'lng') ?? Number.NaN;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    return refusal(400, 'lat and lng must be coordinates in degrees.');
  }
  return json({ place: gazetteers.get(defaultCountry)?.nearest(latitude, longitude) ?? null });
}

/** The number in a parameter; `undefined` if it is missing or empty, `NaN` if it isn't a number. */
function numberIn(parameters: URLSearchParams, name: string): number | undefined {
  const text = parameters.get(name)?.trim();
  return text ? Number(text) : undefined;
}
