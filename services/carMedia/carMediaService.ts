import type { WireCarMedia } from '#upstream/carMedia/wire.ts';
import { wireVehicle } from '#upstream/search/vehicleWire.ts';
import { json } from '../http/respond.ts';
import { createRouter } from '../http/router.ts';
import type { SearchEngine } from '../search/engine.ts';
import { turnOf } from '../search/stock/cars/turns.ts';
import type { Service } from '../service.ts';

interface CarMediaOptions {
  /** Knows which cars there are. */
  readonly engine: SearchEngine;
  /** Names of the indices of cars, in the order they are looked through. */
  readonly indices: readonly string[];
}

const path = '/car-media';

const shownCar = wireVehicle.pick({ car_primary_image: true });

/** Whatever there is of a car besides its pictures, by its registration number. */
export function createCarMediaService({ engine, indices }: CarMediaOptions): Service {
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
          return json(mediaOf(picture));
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
    panels: [],
    close: () => undefined,
  };
}

/** What the studio made of the car that a picture shows; it makes no films of cars. */
function mediaOf(picture: string | undefined): WireCarMedia {
  const turn = picture === undefined ? undefined : turnOf(picture);
  return {
    images360: [...(turn?.outside ?? [])],
    internal360: [...(turn?.inside ?? [])],
    hasVideo: false,
    hasInternal360: turn !== undefined,
    has360: turn !== undefined,
  };
}

/** The picture a registered car is shown by; nothing where no car has that number. */
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
      filters: [{ name: 'car_regno', values: [registration] }],
      limit: 1,
      offset: 0,
    });
    const [hit] = found.ok ? found.value.hits : [];
    if (hit) return pictureIn(hit);
  }
  return undefined;
}

function pictureIn(hit: Uint8Array): string | undefined {
  const car = shownCar.safeParse(JSON.parse(Buffer.from(hit).toString()));
  return car.data?.car_primary_image?.thumbnail_url;
}
