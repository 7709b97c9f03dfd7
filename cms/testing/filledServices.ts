import type { CarRecord } from '#domain/cars/car.ts';
import { testRecord } from '#domain/cars/testing/testCar.ts';
import type { Facility } from '#domain/facilities/facility.ts';
import { testDepartment, testFacility } from '#domain/facilities/testing/testFacility.ts';
import { ok } from '#domain/result.ts';
import type { Story } from '#domain/stories/story.ts';
import { testIndex } from '#domain/stories/testing/testIndex.ts';
import type { BlockServices } from '../services.ts';
import { emptyServices } from './emptyServices.ts';

interface Found {
  /** @default a car with the required fields only */
  readonly car?: CarRecord;
  /** @default a facility with a workshop */
  readonly facility?: Facility;
  /** @default a story with the required fields only */
  readonly story?: Story;
}

/** Services that find one of everything, because blocks without data show little. */
export function filledServices({
  car = testRecord({}),
  facility = testFacility({
    email: 'verkstad@nordvik.example',
    departments: [testDepartment()],
  }),
  story = { id: '1', path: '/nyheter/a', title: 'Artikel', premble: '', tagIds: [] },
}: Found = {}): BlockServices {
  return {
    ...emptyServices,
    cars: {
      ...emptyServices.cars,
      search: async () => ({ cars: [car], total: 1, facets: [] }),
      car: async () => ({ kind: 'found', car }),
    },
    facilities: {
      ...emptyServices.facilities,
      facilities: async () => ok([facility]),
      workshops: async () => ok([facility]),
      facility: async () => ({ kind: 'found', facility }),
    },
    stories: {
      ...emptyServices.stories,
      list: async () => ok({ index: testIndex, stories: [story], total: 1 }),
    },
  };
}
