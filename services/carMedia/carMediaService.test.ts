import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbeddedEngine } from '#search-engine/embedded/embeddedEngine.ts';
import { schemaOf } from '#stock/schemas.ts';
import { wireCarMedia } from '#upstream/carMedia/wire.ts';
import { createSeedReader } from '../seed/seedReader.ts';
import { createCarMediaService } from './carMediaService.ts';
import { readTurns } from './turns.ts';

const group = fileURLToPath(new URL('../testGroup', import.meta.url));
const engine = createEmbeddedEngine({ schemaOf, log: (line) => expect.unreachable(line) });
const indices = ['vehicles-carstore-se', 'vehicles-nordvik-se', 'vehicles-nordvik-uk'];
const reader = createSeedReader(group);
const turns = readTurns(join(group, 'turns.yaml'), reader);
const service = createCarMediaService({ engine, indices, turns });

function car(id: string, plate: string, picture?: string) {
  const image = picture && { car_primary_image: { thumbnail_url: `/-/media/cars/${picture}` } };
  return { car_id: id, car_brand: 'Volvo', car_model: 'V60', car_regno: plate, ...image };
}

beforeAll(async () => {
  // `vehicles-carstore-se` is missing on purpose: a missing index is skipped.
  await engine.replace('vehicles-nordvik-se', [
    car('1', 'MLB210', 'estate-green.webp'),
    car('2', 'MLB211', 'estate-red.webp'),
    car('3', 'MLB212'),
  ]);
  await engine.replace('vehicles-nordvik-uk', [car('4', 'NQ12 ABC', 'suv-blue.webp')]);
});
afterAll(() => engine.close());

async function ask(registration: string) {
  const address = `http://services.test/car-media/${encodeURIComponent(registration)}`;
  const answer = await service.handle(new Request(address));
  expect(answer.status).toBe(200);
  return wireCarMedia.parse(await answer.json());
}

test('a car with turns of its picture has outside and inside turns', async () => {
  const media = await ask('MLB210');
  expect(media).toMatchObject({ has360: true, hasInternal360: true, hasVideo: false });
  expect([media.images360.length, media.internal360.length]).toEqual([36, 24]);
  expect(media.images360[4]).toBe('/-/media/cars/360/estate/04.webp');
  expect(media.internal360[14]).toBe('/-/media/cars/360/estate/inside-14.webp');
});

test('a car with an outside turn only has no inside turn', async () => {
  const media = await ask('NQ12 ABC');
  expect(media).toMatchObject({ has360: true, hasInternal360: false, internal360: [] });
  expect(media.images360).toHaveLength(12);
});

test.each(['NQ12 ABC', 'NQ12ABC'])('a car with a film has its address (%s)', async (number) => {
  const media = await ask(number);
  expect(media).toMatchObject({ hasVideo: true, videoUrl: '/-/media/cars/360/suv/film.webm' });
});

test('the file of turns is valid', () => {
  expect(reader.problems()).toEqual([]);
  expect(turns.size).toBe(2);
});

test.each([
  ['a car in another paint', 'MLB211'],
  ['a car without pictures', 'MLB212'],
  ['an unknown car', 'ABC123'],
])('%s has no turns', async (_what, registration) => {
  expect(await ask(registration)).toEqual({
    images360: [],
    internal360: [],
    hasVideo: false,
    hasInternal360: false,
    has360: false,
  });
});
