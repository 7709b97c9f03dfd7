import { describe, expect, test, vi } from 'vitest';
import type { HttpTools } from '../http/request.ts';
import { createUpstream } from '../http/upstream.ts';
import { createPlaceClient, type PlaceSource } from './client.ts';

function createClient(fetch: HttpTools['fetch'], source: Partial<PlaceSource> = {}, now = () => 0) {
  const log = vi.fn<(line: string) => void>();
  const client = createPlaceClient({
    provider: 'embedded',
    url: 'https://places.example',
    key: 'secret',
    ...source,
    timeoutMs: 1000,
    upstream: createUpstream({ name: 'places', maxConcurrent: 2, maxQueued: 2, maxWaitMs: 1 }),
    log,
    tools: { fetch, now, wait: async () => undefined },
  });
  return { client, log };
}

/** A client whose upstream always gives this answer, and the requests it received. */
function answering(body: unknown, source: Partial<PlaceSource> = {}, status = 200) {
  const requests: Request[] = [];
  const made = createClient(async (input, init) => {
    requests.push(new Request(input, init));
    return Response.json(body, { status });
  }, source);
  return { ...made, requests };
}

const wire = {
  id: '2677234',
  name: 'Sigtuna',
  region: 'Stockholms län',
  latitude: 59.6173,
  longitude: 17.7236,
};
const { id: placeId, ...rest } = wire;
const sigtuna = { placeId, ...rest };

describe('the embedded provider', () => {
  test('is asked with the key', async () => {
    const { client, requests } = answering({ places: [wire] });
    expect(await client.suggest('Åre & co')).toEqual({ ok: true, value: [sigtuna] });
    expect(requests.map(({ url }) => url)).toEqual([
      'https://places.example/autocomplete?q=%C3%85re+%26+co',
    ]);
    expect(requests[0]?.headers.get('x-api-key')).toBe('secret');
  });

  test('unreadable places are left out, and no more than eight are used', async () => {
    const broken = [null, 7, { ...wire, latitude: 590 }, { ...wire, name: '' }];
    const { client } = answering({ places: [...broken, ...Array(9).fill(wire)] });
    const answer = await client.suggest('sig');
    expect(answer.ok && answer.value).toHaveLength(8);
  });

  test.each([
    ['a place', { place: wire }, sigtuna],
    ['none', { place: null }, undefined],
  ])('finds %s at coordinates', async (_what, body, value) => {
    const { client, requests } = answering(body);
    expect(await client.at({ latitude: 59.62, longitude: 17.72 })).toEqual({ ok: true, value });
    expect(requests[0]?.url).toBe('https://places.example/reverse?lat=59.62&lng=17.72');
  });

  test.each([
    ['an error', {}, 500, 'server-error'],
    ['a wrong key', {}, 401, 'unauthorized'],
    ['garbage', [], 200, 'malformed'],
  ])('%s is a failure with a name', async (_what, body, status, kind) => {
    const { client, log } = answering(body, {}, status);
    expect(await client.suggest('sig')).toMatchObject({ ok: false, failure: { kind } });
    expect(await client.at({ latitude: 1, longitude: 1 })).toMatchObject({ failure: { kind } });
    expect(log).toHaveBeenCalledTimes(2);
  });

  test('the last good answer is used while requests fail', async () => {
    let [time, isDown] = [0, false];
    const { client } = createClient(
      async () => Response.json({ places: [wire] }, { status: isDown ? 503 : 200 }),
      {},
      () => time,
    );
    await client.suggest('sig');
    [time, isDown] = [10 * 60_000, true];
    expect(await client.suggest('SIG')).toEqual({ ok: true, value: [sigtuna], isStale: true });
  });
});

describe('Google', () => {
  const google = { provider: 'google', url: undefined } as const;
  const country = { longText: 'Sverige', shortText: 'SE', types: ['country'] };
  const county = {
    longText: 'Stockholms län',
    shortText: 'Stockholms län',
    types: ['administrative_area_level_1'],
  };
  const found = {
    id: 'ChIJ',
    displayName: { text: 'Sigtuna', languageCode: 'sv' },
    location: { latitude: 59.6173, longitude: 17.7236 },
    types: ['locality', 'political'],
    addressComponents: [county, country],
  };
  const place = { ...sigtuna, placeId: 'ChIJ' };

  test('searches within Sweden, in Swedish, for the fields that are used', async () => {
    const { client, requests } = answering({ places: [found] }, google);
    expect(await client.suggest('Sigtuna')).toEqual({ ok: true, value: [place] });
    const [request] = requests;
    expect(request?.url).toBe('https://places.googleapis.com/v1/places:searchText');
    expect(request?.headers.get('x-goog-api-key')).toBe('secret');
    expect(request?.headers.get('x-goog-fieldmask')).toBe(
      'places.id,places.displayName,places.location,places.types,places.addressComponents',
    );
    expect(await request?.json()).toMatchObject({ languageCode: 'sv', regionCode: 'SE' });
  });

  test('a postcode has the name of its town', async () => {
    const town = { longText: 'Sigtuna', shortText: 'Sigtuna', types: ['postal_town'] };
    const postcode = {
      ...found,
      displayName: { text: '193 30' },
      types: ['postal_code'],
      addressComponents: [town, county, country],
    };
    const nameless = { ...postcode, addressComponents: [county, country] };
    const { client } = answering({ places: [nameless, postcode] }, google);
    expect(await client.suggest('193 30')).toEqual({ ok: true, value: [place] });
  });

  test('businesses and places abroad are left out', async () => {
    const shop = { ...found, types: ['car_dealer'] };
    const abroad = { ...found, addressComponents: [{ ...country, shortText: 'NO' }] };
    const { client } = answering({ places: [shop, abroad, {}, found] }, google);
    expect(await client.suggest('Sigtuna')).toEqual({ ok: true, value: [place] });
  });

  test('nothing found is an empty list', async () => {
    expect(await answering({}, google).client.suggest('xyzzy')).toEqual({ ok: true, value: [] });
  });

  test('a place at coordinates comes from the Geocoding API', async () => {
    const parts = [
      { long_name: 'Sigtuna', short_name: 'Sigtuna', types: ['locality'] },
      { long_name: 'Stockholms län', short_name: 'X', types: ['administrative_area_level_1'] },
      { long_name: 'Sverige', short_name: 'SE', types: ['country'] },
    ];
    const result = {
      place_id: 'ChIJ',
      geometry: { location: { lat: 59.6173, lng: 17.7236 } },
      address_components: parts,
    };
    const { client, requests } = answering({ status: 'OK', results: [{}, result] }, google);
    const answer = await client.at({ latitude: 59.62, longitude: 17.72 });
    expect(answer).toEqual({ ok: true, value: place });
    const url = new URL(requests[0]?.url ?? '');
    expect(url.origin + url.pathname).toBe('https://maps.googleapis.com/maps/api/geocode/json');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      latlng: '59.62,17.72',
      language: 'sv',
      result_type: 'locality|postal_town|sublocality|administrative_area_level_2',
      key: 'secret',
    });
  });

  test.each([
    ['ZERO_RESULTS', { ok: true, value: undefined }],
    ['REQUEST_DENIED', { ok: false, failure: { kind: 'unauthorized' } }],
    ['OVER_QUERY_LIMIT', { ok: false, failure: { kind: 'rate-limited' } }],
    ['UNKNOWN_ERROR', { ok: false, failure: { kind: 'malformed' } }],
  ])('the status %s has its meaning', async (status, expected) => {
    const { client, log } = answering({ status, results: [] }, google);
    expect(await client.at({ latitude: 1, longitude: 1 })).toMatchObject(expected);
    for (const [line] of log.mock.calls) expect(line).not.toContain('secret');
  });

  test('another address replaces both of Google’s', async () => {
    const { client, requests } = answering({}, { ...google, url: 'https://proxy.example' });
    await client.suggest('s');
    await client.at({ latitude: 1, longitude: 1 });
    for (const { url } of requests) expect(url).toMatch(/^https:\/\/proxy\.example\//);
  });
});
