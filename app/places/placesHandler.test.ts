import { expect, test, vi } from 'vitest';
import type { PlaceService } from '#domain/places/place.ts';
import { sigtuna } from '#domain/places/testing/sigtuna.ts';
import { createPlacesHandler } from './placesHandler.ts';

function handlerOf(service: Partial<PlaceService> = {}) {
  const suggest = vi.fn<PlaceService['suggest']>(async () => ({ ok: true, value: [sigtuna] }));
  const at = vi.fn<PlaceService['at']>(async () => ({ ok: true, value: sigtuna }));
  const handle = createPlacesHandler({ suggest, at, ...service }, async () => undefined);
  const get = async (query: string, headers: Record<string, string> = {}) => {
    const answer = await handle(
      new Request(`https://nordvik.example/api/places?${query}`, { headers }),
    );
    const cacheControl = answer.headers.get('cache-control');
    return { status: answer.status, cacheControl, body: await answer.json() };
  };
  return { get, suggest, at };
}

test('places for a text may be kept by the visitor’s browser for a minute', async () => {
  const { get, suggest } = handlerOf();
  expect(await get('q=%20sigt%20')).toEqual({
    status: 200,
    cacheControl: 'private, max-age=60',
    body: { places: [sigtuna] },
  });
  expect(suggest).toHaveBeenCalledExactlyOnceWith('sigt', 'SE');
});

test('the place at coordinates is looked up with two decimals', async () => {
  const { get, at } = handlerOf();
  expect(await get('lat=59.617312&lng=17.7236')).toMatchObject({ body: { places: [sigtuna] } });
  expect(at).toHaveBeenCalledExactlyOnceWith({ latitude: 59.62, longitude: 17.72 });
});

test('outside Sweden there is no place', async () => {
  const { get } = handlerOf({ at: async () => ({ ok: true, value: undefined }) });
  expect(await get('lat=51.5&lng=-0.12')).toMatchObject({ status: 200, body: { places: [] } });
});

test('an earlier answer is not kept', async () => {
  const { get } = handlerOf({ suggest: async () => ({ ok: true, value: [], isStale: true }) });
  expect(await get('q=sig')).toMatchObject({ status: 200, cacheControl: 'no-store' });
});

test.each(['q=o', `q=${'o'.repeat(100)}`, 'lat=90&lng=-180', 'lat=-90&lng=180.0'])(
  'the query %j is within the limits',
  async (query) => {
    expect(await handlerOf().get(query)).toMatchObject({ status: 200 });
  },
);

test.each([
  '',
  'q=%20',
  `q=${'o'.repeat(101)}`,
  'lat=59',
  'lat=91&lng=1',
  'lat=1&lng=-181',
  'lat=x&lng=1',
  'lat=1e1&lng=1',
])('the query %j is refused', async (query) => {
  const { get, suggest } = handlerOf();
  const body = { failure: 'malformed-query' };
  expect(await get(query)).toEqual({ status: 400, cacheControl: 'no-store', body });
  expect(suggest).not.toHaveBeenCalled();
});

test('pages of other sites are refused', async () => {
  const { get, suggest } = handlerOf();
  expect(await get('q=sig', { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
  expect(suggest).not.toHaveBeenCalled();
});

test('a failure of the provider has its kind', async () => {
  const { get } = handlerOf({
    suggest: async () => ({ ok: false, failure: { kind: 'timeout', afterMs: 2000 } }),
  });
  const body = { failure: 'timeout' };
  expect(await get('q=sig')).toEqual({ status: 504, cacheControl: 'no-store', body });
});
