import { expect, test } from 'vitest';
import type { CarMediaService } from '#domain/cars/gallery.ts';
import { createCarMediaHandler } from './carMediaHandler.ts';

async function get(answer: Awaited<ReturnType<CarMediaService['of']>>) {
  const response = await createCarMediaHandler({ of: async () => answer })('MLB210');
  const cacheControl = response.headers.get('cache-control');
  return { status: response.status, cacheControl, body: await response.json() };
}

test('returns the media of a car, cacheable for a minute', async () => {
  const value = { inside: [], outside: ['/0.webp', '/1.webp'] };
  expect(await get({ ok: true, value })).toEqual({
    status: 200,
    cacheControl: 'public, max-age=60',
    body: value,
  });
});

test('a failure of the source is an error that is not cached', async () => {
  expect(await get({ ok: false, failure: { kind: 'timeout', afterMs: 3000 } })).toEqual({
    status: 503,
    cacheControl: 'no-store',
    body: { failure: 'timeout' },
  });
});
