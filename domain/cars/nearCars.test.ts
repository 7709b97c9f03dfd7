import { describe, expect, test } from 'vitest';
import { testFacility } from '../facilities/testing/testFacility.ts';
import { fail, ok } from '../result.ts';
import { withDistances } from './nearCars.ts';
import type { CarSearchRequest, CarService } from './service.ts';
import { testCar } from './testing/testCar.ts';

const facilities = [
  testFacility({ id: '3', city: 'Luleå', coordinates: { latitude: 65.58, longitude: 22.16 } }),
  testFacility({ id: '2', city: 'Uppsala', coordinates: { latitude: 59.86, longitude: 17.64 } }),
  testFacility({ id: '1', city: 'Stockholm', coordinates: { latitude: 59.33, longitude: 18.07 } }),
  testFacility({ id: '4', city: 'Gotham' }),
];

const cars = ['1', '2', '4', undefined].map((id) =>
  testCar({ id: `car-${id}`, facility: { id, city: `city ${id}` } }),
);

function serviceIn(
  distanceUnit: 'mil' | 'mi' = 'mil',
  answer: Awaited<ReturnType<Parameters<typeof withDistances>[1]['facilities']['facilities']>> = ok(
    facilities,
  ),
) {
  const asked: CarSearchRequest[] = [];
  const inner: CarService = {
    hasCars: () => true,
    car: async () => ({ kind: 'missing' }),
    search: async (request) => {
      asked.push(request);
      return { cars, total: cars.length, facets: [] };
    },
  };
  const service = withDistances(inner, {
    facilities: { facilities: async () => answer },
    findSite: () => ({ locales: ['sv'], distanceUnit }),
  });
  return { service, asked };
}

const at = (...near: readonly string[]) => ({ site: 'nordvik-se', filters: { near }, limit: 48 });
const sigtuna = '59.62,17.72 Sigtuna';

describe('a search near a place', () => {
  test.each<[string, readonly string[], readonly string[] | undefined]>([
    ['within a radius', ['50', sigtuna], ['2', '1']],
    ['within the usual radius', [sigtuna], ['2', '1']],
    ['within a small radius', ['30', sigtuna], ['2']],
    ['where nothing is', ['10', sigtuna], []],
    ['at any distance', ['0', sigtuna], undefined],
  ])('%s is one of the facilities there, the nearest first', async (_what, near, within) => {
    const { service, asked } = serviceIn();
    await service.search(at(...near));
    expect(asked).toEqual([
      { ...at(...near), nearest: { ids: ['2', '1', '3'], ...(within && { within }) } },
    ]);
  });

  test('says how far cars are in whole kilometres', async () => {
    const { cars: found } = await serviceIn().service.search(at('50', sigtuna));
    expect(found.map(({ facility }) => facility.distance)).toEqual([
      '38 km',
      '27 km',
      undefined,
      undefined,
    ]);
  });

  test('is in miles where roads are', async () => {
    const { service, asked } = serviceIn('mi');
    const { cars: found } = await service.search(at('20', sigtuna));
    expect(found.map(({ facility }) => facility.distance).slice(0, 2)).toEqual(['24 mi', '17 mi']);
    // 20 miles are 32 km.
    expect(asked[0]?.nearest?.within).toEqual(['2']);
  });

  test('fails while the facilities are unknown, and finds no other cars', async () => {
    const failure = { kind: 'timeout', afterMs: 1 } as const;
    const { service, asked } = serviceIn('mil', fail(failure));
    expect(await service.search(at(sigtuna))).toEqual({ cars: [], total: 0, facets: [], failure });
    expect(asked).toEqual([]);
  });
});

test.each([
  ['without a place', {}],
  ['with a place of which only the name is known', { near: ['Sigtuna'] }],
])('a search %s is passed on', async (_what, filters) => {
  const { service, asked } = serviceIn();
  const request = { site: 'nordvik-se', filters, limit: 48 };
  await service.search(request);
  expect(asked).toEqual([request]);
});
