import { expect, test, vi } from 'vitest';
import { testCar } from '#domain/cars/testing/testCar.ts';
import type { FacilityLookup } from '#domain/facilities/service.ts';
import { emptyServices } from '../testing/emptyServices.ts';
import { loadFacility } from './loadFacility.ts';

const place = { site: 'nordvik-se', locale: 'sv' } as const;
const uppsala = {
  id: '104',
  slug: 'uppsala',
  name: 'Nordvik Uppsala',
  street: '',
  zip: '',
  city: '',
  phone: '',
  email: '',
  departments: [],
};

function servicesWith(lookup: FacilityLookup) {
  const search = vi.fn(async () => ({ cars: [testCar({})], total: 1, facets: [] }));
  const facility = vi.fn(async () => lookup);
  return {
    ...emptyServices,
    cars: { ...emptyServices.cars, search },
    facilities: { ...emptyServices.facilities, facility },
  };
}

test('a facility comes with the twelve cars that came in last', async () => {
  const services = servicesWith({ kind: 'found', facility: uppsala });
  await expect(loadFacility(services, place, 'uppsala')).resolves.toEqual({
    kind: 'found',
    facility: uppsala,
    cars: [testCar({})],
  });
  expect(services.cars.search).toHaveBeenCalledExactlyOnceWith({
    site: 'nordvik-se',
    fixed: { car_site_id: ['104'] },
    sortName: 'car_publishdate_asc',
    limit: 12,
  });
});

test.each<[FacilityLookup, string]>([
  [{ kind: 'missing' }, 'missing'],
  [{ kind: 'failed', failure: { kind: 'server-error', status: 502 } }, 'failed'],
])('%j: nobody asks for its cars', async (lookup, kind) => {
  const services = servicesWith(lookup);
  await expect(loadFacility(services, place, 'uppsala')).resolves.toEqual({ kind });
  expect(services.cars.search).not.toHaveBeenCalled();
});

test.each([
  ['nordvik-trucks-se', 'uppsala'],
  ['nordvik-se', undefined],
] as const)('on %s there is none with the slug %j, and nobody is asked', async (site, slug) => {
  const services = servicesWith({ kind: 'found', facility: uppsala });
  await expect(loadFacility(services, { site, locale: 'sv' }, slug)).resolves.toEqual({
    kind: 'missing',
  });
  expect(services.facilities.facility).not.toHaveBeenCalled();
});
