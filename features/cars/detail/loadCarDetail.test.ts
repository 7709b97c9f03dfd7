import { describe, expect, test, vi } from 'vitest';
import type { CarLookup, CarService } from '#domain/cars/service.ts';
import { testRecord } from '#domain/cars/testing/testCar.ts';
import type { FacilityService } from '#domain/facilities/service.ts';
import { testFacility } from '#domain/facilities/testing/testFacility.ts';
import { fail, ok } from '#domain/result.ts';
import { loadCarDetail } from './loadCarDetail.ts';

const place = { site: 'nordvik-se', locale: 'sv' } as const;

const car = testRecord({ body: 'Kombi', facility: { id: '104' } });

const uppsala = testFacility({ id: '104', slug: 'uppsala', name: 'Nordvik Uppsala' });

const hasCars = (site: string) => site === 'nordvik-se';

function toolsWith(lookup: CarLookup) {
  const cars = [car, { ...car, id: 'MLB211' }];
  const search = vi.fn<CarService['search']>(async () => ({ cars, total: 2, facets: [] }));
  const all = vi.fn<FacilityService['facilities']>(async () => ok([uppsala]));
  return {
    cars: { hasCars, search, car: vi.fn<CarService['car']>(async () => lookup) },
    facilities: { facilities: all, workshops: vi.fn(), sellers: vi.fn(), facility: vi.fn() },
    log: vi.fn(),
  };
}

const failure = { kind: 'server-error', status: 502 } as const;

test('a car comes with its dealer and similar cars', async () => {
  const tools = toolsWith({ kind: 'found', car });
  await expect(loadCarDetail(tools, place, ['MLB210', 'volvo-v60'])).resolves.toEqual({
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
    await expect(loadCarDetail(tools, place, ['MLB210', 'volvo-v60'])).resolves.toMatchObject({
      kind: 'found',
      facility: undefined,
    });
    expect(tools.log).toHaveBeenCalledExactlyOnceWith(
      'facilities: facilities of nordvik-se: answered with status 502',
    );
  });

  test('if its location and body type are unknown', async () => {
    const tools = toolsWith({ kind: 'found', car: { ...car, body: undefined, facility: {} } });
    await expect(loadCarDetail(tools, place, ['MLB210', 'volvo-v60'])).resolves.toMatchObject({
      facility: undefined,
      similar: [],
    });
    expect(tools.cars.search).not.toHaveBeenCalled();
    expect(tools.facilities.facilities).not.toHaveBeenCalled();
  });
});

test('while the index is down nothing else is requested', async () => {
  const tools = toolsWith({ kind: 'failed', failure });
  await expect(loadCarDetail(tools, place, ['MLB210', 'volvo-v60'])).resolves.toEqual({
    kind: 'failed',
  });
  expect(tools.cars.search).not.toHaveBeenCalled();
});

describe('a car that is gone', () => {
  test('is replaced by cars that match the words of its name', async () => {
    const tools = toolsWith({ kind: 'missing' });
    await expect(loadCarDetail(tools, place, ['MLB299', 'volvo-v60'])).resolves.toEqual({
      kind: 'missing',
      keyphrase: 'volvo v60',
      similar: [car, { ...car, id: 'MLB211' }],
    });
    expect(tools.cars.search).toHaveBeenCalledExactlyOnceWith({
      site: 'nordvik-se',
      keyphrase: 'volvo v60',
      dropsWords: true,
      limit: 8,
    });
    expect(tools.facilities.facilities).not.toHaveBeenCalled();
  });

  test.each([[['MLB299']], [['MLB299', '-']], [['MLB299', '']]])(
    'is replaced by nothing without a name: %j',
    async (address) => {
      const tools = toolsWith({ kind: 'missing' });
      await expect(loadCarDetail(tools, place, address)).resolves.toEqual({
        kind: 'missing',
        keyphrase: '',
        similar: [],
      });
      expect(tools.cars.search).not.toHaveBeenCalled();
    },
  );

  test('is replaced by nothing if the search fails', async () => {
    const tools = toolsWith({ kind: 'missing' });
    tools.cars.search.mockResolvedValue({ cars: [], total: 0, facets: [], failure });
    await expect(loadCarDetail(tools, place, ['MLB299', 'volvo'])).resolves.toEqual({
      kind: 'missing',
      keyphrase: 'volvo',
      similar: [],
    });
  });
});

test.each([
  ['nordvik-trucks-se', ['MLB210', 'volvo-v60']],
  ['nordvik-se', []],
] as const)('on %s there is no car at %j', async (site, address) => {
  const tools = toolsWith({ kind: 'found', car });
  await expect(loadCarDetail(tools, { site, locale: 'sv' }, address)).resolves.toEqual({
    kind: 'missing',
    keyphrase: '',
    similar: [],
  });
  expect(tools.cars.car).not.toHaveBeenCalled();
});
