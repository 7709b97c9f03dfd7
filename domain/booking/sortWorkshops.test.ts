import { expect, test } from 'vitest';
import { isAuthorised, sortWorkshops } from './sortWorkshops.ts';
import type { Workshop } from './workshop.ts';

const stockholm = { latitude: 59.3293, longitude: 18.0686 };

function workshop(facilityName: string, latitude: number, firstTimeSlot?: string): Workshop {
  return {
    facilityId: facilityName,
    departmentId: facilityName,
    facilityName,
    address: '',
    brands: ['Volvo'],
    latitude,
    longitude: 18.0686,
    firstTimeSlot,
  };
}

const workshops = [
  workshop('Uppsala', 59.86, '2026-11-24T09:00:00'),
  workshop('Solna', 59.36),
  workshop('Sollentuna', 59.43, '2026-11-24T09:00:00'),
  workshop('Gävle', 60.67, '2026-11-23T15:00:00'),
];

const names = (sorted: readonly Workshop[]) => sorted.map(({ facilityName }) => facilityName);

test('the closest workshop is first', () => {
  expect(names(sortWorkshops(workshops, 'closest', stockholm))).toEqual([
    ...['Solna', 'Sollentuna', 'Uppsala', 'Gävle'],
  ]);
});

test('the first free time is first, then the closest, and no known time is last', () => {
  expect(names(sortWorkshops(workshops, 'firstTime', stockholm))).toEqual([
    ...['Gävle', 'Sollentuna', 'Uppsala', 'Solna'],
  ]);
});

test.each([
  ['volvo', true],
  [' VOLVO ', true],
  ['Volv', false],
  ['', false],
])('authorised for %j: %s', (brand, expected) => {
  expect(isAuthorised(workshop('Solna', 59.36), brand)).toBe(expected);
});
