import { describe, expect, test, vi } from 'vitest';
import type { CarLookup, CarService } from '#domain/cars/service.ts';
import { testRecord } from '#domain/cars/testing/testCar.ts';
import type { Facility } from '#domain/facilities/facility.ts';
import type { FacilityService } from '#domain/facilities/service.ts';
import { fail, ok } from '#domain/result.ts';
import { loadCarDetail } from './loadCarDetail.ts';

const place = { site: 'nordvik-se', locale: 'sv' } as const;

const car = testRecord({ body: 'Kombi', facility: { id: '104' } });

const uppsala: Facility = {
  id: '104',
  slug: 'uppsala',
  name: 'Nordvik Uppsala',
  street: '',
  zip: '',
  city: '',
  phone: '',
  email: '',
  brands: [],
  departments: [],
};

const hasCars = (site: string) => site === 'nordvik-se';

function toolsWith(lookup: CarLookup) {
  const cars = [car, { ...car, id: 'MLB211' }];
  const search = vi.fn<CarService['search']>(async () => ({ cars, total: 2, facets: [] }));
  const all = vi.fn<FacilityService['facilities']>(async () => ok([uppsala]));
  return {
    cars: { hasCars, search, car: vi.fn<CarService['car']>(async () => lookup) },
    facilities: { facilities: all, workshops: vi.fn(), facility: vi.fn() },
    log: vi.fn(),
  };
}

const failure = { kind: 'server-error', status: 502 } as const;

test('a car comes with its dealer and similar cars', async () => {
  const tools = toolsWith({ kind: 'found', car });
  await expect(loadCarDetail(tools, place, 'MLB210')).resolves.toEqual({
    kind: 'found',
    car,
    facility: uppsala,
    similar: [{ ...car, id: 'MLB211' }],
  });
  expect(tools.cars.search).toHaveBeenCalledExactlyOnceWith({
    site: 'nordvik-se',
    fixed: { body: ['Kombi'] },
    limit: 9,
  });
});

describe('a car comes alone', () => {
  test('if the dealers can’t be loaded, which is logged', async () => {
    const tools = toolsWith({ kind: 'found', car });
    tools.facilities.facilities.mockResolvedValue(fail(failure));
    await expect(loadCarDetail(tools, place, 'MLB210')).resolves.toMatchObject({
      kind: 'found',
      facility: undefined,
    });
    expect(tools.log).toHaveBeenCalledExactlyOnceWith(
      'facilities: facilities of nordvik-se: answered with status 502',
    );
  });

  test('if its location and body type are unknown', async () => {
    const tools = toolsWith({ kind: 'found', car: { ...car, body: undefined, facility: {} } });
    await expect(loadCarDetail(tools, place, 'MLB210')).resolves.toMatchObject({
      facility: undefined,
      similar: [],
    });
    expect(tools.cars.search).not.toHaveBeenCalled();
    expect(tools.facilities.facilities).not.toHaveBeenCalled();
  });
});

test.each<[CarLookup, string]>([
  [{ kind: 'missing' }, 'missing'],
  [{ kind: 'failed', failure }, 'failed'],
])('%j: nothing else is requested', async (lookup, kind) => {
  const tools = toolsWith(lookup);
  await expect(loadCarDetail(tools, place, 'MLB210')).resolves.toEqual({ kind });
  expect(tools.cars.search).not.toHaveBeenCalled();
});

test.each([
  ['nordvik-trucks-se', 'MLB210'],
  ['nordvik-se', undefined],
] as const)('on %s there is no car with the id %j', async (site, id) => {
  const tools = toolsWith({ kind: 'found', car });
  await expect(loadCarDetail(tools, { site, locale: 'sv' }, id)).resolves.toEqual({
    kind: 'missing',
  });
  expect(tools.cars.car).not.toHaveBeenCalled();
});
