import type { SearchEngine } from '#search-engine/engine.ts';
import type { WireCarMedia } from '#upstream/carMedia/wire.ts';
import { wireVehicle } from '#upstream/search/vehicleWire.ts';
import { json } from '../http/respond.ts';
import { createRouter } from '../http/router.ts';
import type { Service } from '../service.ts';
import type { Turn, Turns } from './turns.ts';

interface CarMediaOptions {
  /** Finds a car by its registration number. */
  readonly engine: SearchEngine;
  /** Names of the car indices, in search order. */
  readonly indices: readonly string[];
  readonly turns: Turns;
}

const path = '/car-media';

const shownCar = wireVehicle.pick({ car_primary_image: true });

/** Films and turns of a car, by its registration number. */
export function createCarMediaService({ engine, indices, turns }: CarMediaOptions): Service {
  return {
    id: 'car-media',
    title: 'Media of cars',
    prefixes: [path],
    handle: createRouter([
      {
        method: 'GET',
        path: `${path}/:registration`,
        handle: async (_, { registration = '' }) => {
          const picture = await firstPicture(engine, indices, registration);
          return json(mediaOf(turns.get(picture ?? '')));
        },
      },
    ]),
    endpoints: [
      {
        title: 'Film and turns of a car, by its registration number',
        path,
        example: (origin) => `curl ${origin}${path}/MLB%20001`,
      },
    ],
  };
}

function mediaOf({ outside = [], inside = [], film, captions }: Partial<Turn> = {}): WireCarMedia {
  return {
    ...(film !== undefined && { videoUrl: film }),
    ...(captions && {
      videoCaptions: Object.entries(captions).map(([language, url]) => ({ language, url })),
    }),
    images360: [...outside],
    internal360: [...inside],
    hasVideo: film !== undefined,
    hasInternal360: inside.length > 0,
    has360: outside.length > 0,
  };
}

/** The first picture of the car with that registration number; undefined if there is no such car. */
async function firstPicture(
  engine: SearchEngine,
  indices: readonly string[],
  registration: string,
): Promise<string | undefined> {
  for (const index of indices) {
    const found = await engine.search({
      index,
      fields: ['car_primary_image'],
      facets: [],
      filters: [{ name: 'car_regno', values: spellingsOf(registration) }],
      limit: 1,
      offset: 0,
    });
    const [hit] = found.ok ? found.value.hits : [];
    if (hit) return pictureIn(hit);
  }
  return undefined;
}

/** A number without spaces as an index may have it: `ABC123`, `ABC 123` or `AB12 CDE`. */
function spellingsOf(registration: string): string[] {
  const characters = [...registration];
  // No plate is longer.
  if (characters.length > 12) return [registration];
  const spaced = characters.map((_, at) => characters.toSpliced(at, 0, ' ').join(''));
  return [registration, ...spaced.slice(1)];
}

function pictureIn(hit: Uint8Array): string | undefined {
  const car = shownCar.safeParse(JSON.parse(Buffer.from(hit).toString()));
  return car.data?.car_primary_image?.thumbnail_url;
}
