import { expect, test } from 'vitest';
import { cameraFor } from './camera.ts';

const uppsala = { latitude: 59.86, longitude: 17.64 };
const lulea = { latitude: 65.58, longitude: 22.16 };
const oslo = { latitude: 59.91, longitude: 10.75 };

test('a map without markers shows Stockholm at zoom 12', () => {
  expect(cameraFor({ places: [] })).toEqual({
    kind: 'place',
    center: { latitude: 59.3293, longitude: 18.0686 },
    zoom: 12,
  });
});

test('one marker, or several at one place, are in the centre', () => {
  const camera = { kind: 'place', center: uppsala, zoom: 12 };
  expect(cameraFor({ places: [uppsala] })).toEqual(camera);
  expect(cameraFor({ places: [uppsala, { ...uppsala }] })).toEqual(camera);
});

test('several markers are all in the area', () => {
  expect(cameraFor({ places: [lulea, oslo, uppsala] })).toEqual({
    kind: 'area',
    southWest: { latitude: 59.86, longitude: 10.75 },
    northEast: { latitude: 65.58, longitude: 22.16 },
  });
});

test('a requested place and zoom win', () => {
  expect(cameraFor({ center: oslo, zoom: 9, places: [lulea, uppsala] })).toEqual({
    kind: 'place',
    center: oslo,
    zoom: 9,
  });
});

test('a place in focus wins, and is shown at least at its zoom', () => {
  expect(
    cameraFor({ focus: { ...uppsala, minZoom: 15 }, center: oslo, zoom: 9, places: [] }),
  ).toEqual({
    kind: 'place',
    center: uppsala,
    zoom: 15,
    isMinimum: true,
  });
});
