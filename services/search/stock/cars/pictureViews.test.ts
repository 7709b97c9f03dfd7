import { expect, test } from 'vitest';
import { nordvikSe } from '../dealers/nordvikSe.ts';
import { generateVehicles } from './generateVehicles.ts';
import { withViews } from './pictureViews.ts';

const [car] = generateVehicles({ ...nordvikSe, cars: 20 }, '2026-11-22');

test('pictures say what they show, by the ends of their names', () => {
  if (!car) throw new Error('no car');
  const names = ['suv-darkBlue-quarter', 'suv-darkBlue-rear', 'interior-tall-light', 'suv-lights'];
  const car_images = names.map((name) => ({ original: `/-/media/cars/${name}.webp` }));
  const seen = withViews({ ...car, car_images });
  expect(seen.car_images?.map(({ view }) => view)).toEqual([
    'front-corner',
    'rear-corner',
    'interior',
    undefined,
  ]);
});

test('a car without pictures stays without', () => {
  if (!car) throw new Error('no car');
  const { car_images: _, ...bare } = car;
  expect(withViews(bare)).toEqual(bare);
});
