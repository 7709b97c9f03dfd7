import { expect, test, vi } from 'vitest';
import { emptyServices } from '#cms/testing/emptyServices.ts';
import { testCar } from '#domain/cars/testing/testCar.ts';
import type { FacilityLookup } from '#domain/facilities/service.ts';
import { testFacility } from '#domain/facilities/testing/testFacility.ts';
import { loadFacility } from './loadFacility.ts';

const place = { site: 'nordvik-se', locale: 'sv' } as const;
const uppsala = testFacility({ id: '104', slug: 'uppsala', name: 'Nordvik Uppsala' });

function servicesWith(lookup: FacilityLookup) {
  const search = vi.fn(async () => ({ cars: [testCar({})], total: 1, facets: [] }));
  const facility = vi.fn(async () => lookup);
  return {
    ...emptyServices,
    cars: { ...emptyServices.cars, search },
    facilities: { ...emptyServices.facilities, facility },
  };
}

test('a facility comes with its twelve newest cars', async () => {
  const services = servicesWith({ kind: 'found', facility: uppsala });
  await expect(loadFacility(services, place, 'uppsala')).resolves.toEqual({
    kind: 'found',
    facility: uppsala,
    cars: [testCar({})],
  });
  expect(services.cars.search).toHaveBeenCalledExactlyOnceWith({
    site: 'nordvik-se',
    fixed: { facility: ['104'] },
    sortName: 'published-asc',
    limit: 12,
  });
});

test.each<[FacilityLookup, string]>([
  [{ kind: 'missing' }, 'missing'],
  [{ kind: 'failed', failure: { kind: 'server-error', status: 502 } }, 'failed'],
])('%j: the cars are not requested', async (lookup, kind) => {
  const services = servicesWith(lookup);
  await expect(loadFacility(services, place, 'uppsala')).resolves.toEqual({ kind });
  expect(services.cars.search).not.toHaveBeenCalled();
});

test('without a slug, the facility is missing and nothing is requested', async () => {
  const services = servicesWith({ kind: 'found', facility: uppsala });
  await expect(loadFacility(services, place, undefined)).resolves.toEqual({
    kind: 'missing',
  });
  expect(services.facilities.facility).not.toHaveBeenCalled();
});
