import { expect, test } from 'vitest';
import { parseCoordinates } from './parseCoordinates.ts';

test.each([
  ['59.3293,18.0686', { latitude: 59.3293, longitude: 18.0686 }],
  [' 59.3293, 18.0686 ', { latitude: 59.3293, longitude: 18.0686 }],
  ['51.5,-0.12', { latitude: 51.5, longitude: -0.12 }],
  ['18.0686,59.3293', { latitude: 59.3293, longitude: 18.0686 }],
  ['65.83,24.15', { latitude: 65.83, longitude: 24.15 }],
  ['40.7,-74', { latitude: 40.7, longitude: -74 }],
  // Greenwich, and the equator.
  ['51.48,0', { latitude: 51.48, longitude: 0 }],
  ['0,32.58', { latitude: 0, longitude: 32.58 }],
  ['', undefined],
  ['0,0', undefined],
  ['59.3293', undefined],
  ['59,3293,18,0686', undefined],
  ['91,18', undefined],
  ['59,181', undefined],
  ['north,east', undefined],
])('%j in Sweden', (text, coordinates) => {
  expect(parseCoordinates(text, 'SE')).toEqual(coordinates);
});

test.each([
  ['NO', { latitude: 59.91, longitude: 10.75 }],
  ['GB', { latitude: 57.15, longitude: -2.09 }],
  ['FI', { latitude: 60.17, longitude: 24.94 }],
  ['SK', { latitude: 48.15, longitude: 17.11 }],
] as const)('latitude and longitude in %s may be swapped', (country, place) => {
  const { latitude, longitude } = place;
  expect(parseCoordinates(`${latitude},${longitude}`, country)).toEqual(place);
  expect(parseCoordinates(`${longitude},${latitude}`, country)).toEqual(place);
});
