import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { distanceKm } from './distance.ts';

const stockholm = { latitude: 59.3293, longitude: 18.0686 };
const london = { latitude: 51.5074, longitude: -0.1278 };

test.each([
  ['Stockholm and Gothenburg', { latitude: 57.7089, longitude: 11.9746 }, 398],
  ['Stockholm and London', london, 1433],
  ['Stockholm and itself', stockholm, 0],
])('%s', (_what, other, km) => {
  expect(distanceKm(stockholm, other)).toBeCloseTo(km, -0.5);
});

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

propertyTest.prop([place, place])(
  'is the same both ways and at most half the circumference',
  (a, b) => {
    const km = distanceKm(a, b);
    expect(km).toBeCloseTo(distanceKm(b, a));
    expect(km).toBeLessThanOrEqual(20_016);
  },
);

// Between nearly opposite places, rounding makes a difference of less than a metre.
propertyTest.prop([place, place, place])('is never shorter by a detour', (a, b, c) => {
  expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 0.001);
});

propertyTest.prop([place])('to the same place is nothing', (a) => {
  expect(distanceKm(a, a)).toBe(0);
});
