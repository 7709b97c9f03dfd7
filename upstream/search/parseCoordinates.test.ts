import { expect, test } from 'vitest';
import { parseCoordinates } from './parseCoordinates.ts';

test.each([
  ['59.3293,18.0686', { latitude: 59.3293, longitude: 18.0686 }],
  [' 59.3293, 18.0686 ', { latitude: 59.3293, longitude: 18.0686 }],
  ['51.5,-0.12', { latitude: 51.5, longitude: -0.12 }],
  ['', undefined],
  ['0,0', undefined],
  ['59.3293', undefined],
  ['59,3293,18,0686', undefined],
  ['91,18', undefined],
  ['59,181', undefined],
  ['north,east', undefined],
])('%j', (text, coordinates) => {
  expect(parseCoordinates(text)).toEqual(coordinates);
});
