import { expect, test } from 'vitest';
import { testFacility } from '../facilities/testing/testFacility.ts';
import { workshopTowns } from './workshopTowns.ts';

const at = (latitude: number) => ({ latitude, longitude: 18 });

test('each town is listed once, in the order of the language', () => {
  const workshops = [
    testFacility({ city: 'Örebro', coordinates: at(59) }),
    testFacility({ city: 'Umeå', coordinates: at(63) }),
    testFacility({ city: 'Umeå', coordinates: at(64) }),
  ];
  expect(workshopTowns(workshops, 'sv')).toEqual([
    { placeId: 'town:Umeå', name: 'Umeå', region: '', ...at(63) },
    { placeId: 'town:Örebro', name: 'Örebro', region: '', ...at(59) },
  ]);
});

test.each([
  ['without a town', { city: '' }],
  ['without coordinates', { coordinates: undefined }],
])('a workshop %s is left out', (_what, fields) => {
  expect(workshopTowns([testFacility({ coordinates: at(59), ...fields })], 'sv')).toEqual([]);
});
