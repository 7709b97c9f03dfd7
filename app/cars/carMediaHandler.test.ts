import { expect, test } from 'vitest';
import type { CarMediaService } from '#domain/cars/gallery.ts';
import { createCarMediaHandler } from './carMediaHandler.ts';

async function get(answer: Awaited<ReturnType<CarMediaService['of']>>) {
  const response = await createCarMediaHandler({ of: async () => answer })('MLB210');
  const cacheControl = response.headers.get('cache-control');
  return { status: response.status, cacheControl, body: await response.json() };
}

test('gives the media of a car, for a minute', async () => {
  const value = { inside: [], outside: ['/0.webp', '/1.webp'] };
  expect(await get({ ok: true, value })).toEqual({
    status: 200,
    cacheControl: 'public, max-age=60',
    body: value,
  });
});

test('a source that fails is a refusal that nobody keeps', async () => {
  expect(await get({ ok: false, failure: { kind: 'timeout', afterMs: 3000 } })).toEqual({
    status: 503,
    cacheControl: 'no-store',
    body: { failure: 'timeout' },
  });
});
