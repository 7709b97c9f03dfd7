import { afterAll, beforeAll, expect, test } from 'vitest';
import { wireCarMedia } from '#upstream/carMedia/wire.ts';
import { createEmbeddedEngine } from '../search/embedded/embeddedEngine.ts';
import { createCarMediaService } from './carMediaService.ts';

const engine = createEmbeddedEngine({ log: (line) => expect.unreachable(line) });
const indices = ['vehicles-carstore-se', 'vehicles-nordvik-se', 'vehicles-nordvik-uk'];
const service = createCarMediaService({ engine, indices });

function car(id: string, plate: string, picture?: string) {
  const image = picture && { car_primary_image: { thumbnail_url: `/-/media/cars/${picture}` } };
  return { car_id: id, car_brand: 'Volvo', car_model: 'V60', car_regno: plate, ...image };
}

beforeAll(async () => {
  // Not all indices need be there.
  await engine.replace('vehicles-nordvik-se', [
    car('1', 'MLB210', 'estate-green-quarter.webp'),
    car('2', 'MLB211', 'estate-red-quarter.webp'),
    car('3', 'MLB212'),
  ]);
  await engine.replace('vehicles-nordvik-uk', [car('4', 'NQ12 ABC', 'suv-darkBlue-quarter.webp')]);
});
afterAll(() => engine.close());

async function ask(registration: string) {
  const address = `http://services.test/car-media/${encodeURIComponent(registration)}`;
  const answer = await service.handle(new Request(address));
  expect(answer.status).toBe(200);
  return wireCarMedia.parse(await answer.json());
}

test.each([
  ['MLB210', 'estate'],
  ['NQ12 ABC', 'suv'],
])('%s is a car that was turned, inside and outside', async (registration, body) => {
  const media = await ask(registration);
  expect(media).toMatchObject({ has360: true, hasInternal360: true, hasVideo: false });
  expect([media.images360.length, media.internal360.length]).toEqual([36, 36]);
  expect(media.images360[4]).toBe(`/-/media/cars/360/${body}/04.webp`);
  expect(media.internal360[4]).toBe(`/-/media/cars/360/${body}/inside-04.webp`);
});

test.each([
  ['a car in another paint', 'MLB211'],
  ['a car without pictures', 'MLB212'],
  ['a car that isn’t there', 'ABC123'],
])('%s has none', async (_what, registration) => {
  expect(await ask(registration)).toEqual({
    images360: [],
    internal360: [],
    hasVideo: false,
    hasInternal360: false,
    has360: false,
  });
});
