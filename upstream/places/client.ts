import type { PlaceService } from '#domain/places/place.ts';
import { ok } from '#domain/result.ts';
import type { Country } from '#domain/sites/site.ts';
import { minuteMs } from '#domain/units.ts';
import { logUpstreamFailure, type UpstreamFailure } from '#domain/upstreamFailure.ts';
import { readWire } from '../http/readWire.ts';
import { remember } from '../http/remember.ts';
import { getJson, type HttpTools, systemTools } from '../http/request.ts';
import type { Upstream } from '../http/upstream.ts';
import { createGooglePlaces } from './googleClient.ts';
import { parsePlace, parsePlaces } from './parse.ts';
import type { PlaceProvider, PlaceTools } from './provider.ts';
import { wirePlaceAt, wirePlaces } from './wire.ts';

/** How a provider of places is reached. */
export interface PlaceSource {
  readonly provider: 'embedded' | 'google';
  /** URL without a trailing slash; without it, Google's own. */
  readonly url: string | undefined;
  readonly key: string;
}

interface PlaceClientOptions extends PlaceSource {
  /** Time limit of one request, in ms. */
  readonly timeoutMs: number;
  /** The gate of the provider. */
  readonly upstream: Upstream;
  /** Receives lines that describe failures. */
  readonly log: (line: string) => void;
  readonly tools?: HttpTools | undefined;
}

/** What a visitor typed, and where the place is. */
interface Suggestion {
  readonly typed: string;
  readonly country: Country;
}

// Towns don't move, but a provider may limit how long its answers are kept.
const freshMs = 10 * minuteMs;
const rememberedAnswers = 500;

/** Requests places. Answers are used for ten minutes, and longer while requests fail. */
export function createPlaceClient(options: PlaceClientOptions): PlaceService {
  const { upstream, log, tools = systemTools } = options;
  const provider = providerOf({ ...options, tools });
  const limits = { freshMs, maxEntries: rememberedAnswers, now: tools.now };
  const report = (failure: UpstreamFailure) => logUpstreamFailure(log, failure, 'places');
  const onStale = (_: unknown, failure: UpstreamFailure) => report(failure);
  const suggest = remember(
    ({ typed, country }: Suggestion) => upstream.ask(() => provider.suggest(typed, country)),
    { ...limits, onStale, key: ({ typed, country }) => `${country} ${typed.toLowerCase()}` },
  );
  const at = remember(
    (coordinates: Parameters<PlaceProvider['at']>[0]) =>
      upstream.ask(() => provider.at(coordinates)),
    { ...limits, onStale, key: ({ latitude, longitude }) => `${latitude},${longitude}` },
  );
  return {
    suggest: async (typed, country = 'SE') => {
      const answer = await suggest({ typed, country });
      if (!answer.ok) report(answer.failure);
      return answer;
    },
    at: async (coordinates) => {
      const answer = await at(coordinates);
      if (!answer.ok) report(answer.failure);
      return answer;
    },
  };
}

function providerOf({ provider, url, ...tools }: PlaceSource & PlaceTools): PlaceProvider {
  switch (provider) {
    case 'embedded':
      return createEmbeddedPlaces(url ?? '', tools);
    case 'google':
      return createGooglePlaces(url, tools);
  }
}

/** The provider behind `services/places`. */
function createEmbeddedPlaces(url: string, { key, timeoutMs, tools }: PlaceTools): PlaceProvider {
  const get = (path: string, query: Readonly<Record<string, string>>) =>
    getJson(tools, {
      url: `${url}/${path}?${new URLSearchParams(query)}`,
      headers: { 'x-api-key': key },
      timeoutMs,
    });
  return {
    suggest: async (typed, country) => {
      const answer = await get('autocomplete', {
        q: typed,
        ...(country !== 'SE' && { country }),
      });
      if (!answer.ok) return answer;
      const wire = readWire(wirePlaces, answer.value);
      return wire.ok ? ok(parsePlaces(wire.value.places)) : wire;
    },
    at: async ({ latitude, longitude }) => {
      const answer = await get('reverse', { lat: `${latitude}`, lng: `${longitude}` });
      if (!answer.ok) return answer;
      const wire = readWire(wirePlaceAt, answer.value);
      if (!wire.ok) return wire;
      return ok(wire.value.place ? parsePlace(wire.value.place) : undefined);
    },
  };
}
