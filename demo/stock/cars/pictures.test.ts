import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { paints } from '../languages/language.ts';
import { commercialModels, passengerModels } from '../models/index.ts';
import catalogue from './pictures.json' with { type: 'json' };
import { drawnBodies, drawnBody, galleryOf, picturesOf } from './pictures.ts';

const folder = fileURLToPath(new URL('../../media/cars', import.meta.url));
const sizes = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.webp'))
    .map((file) => [file.replace(/\.webp$/, ''), statSync(join(folder, file)).size]),
);
/** Pictures of the lorry, which is not in the stock but on pages, in any paint and view. */
const shownByContent = [
  'interior-lorry-dark',
  ...paints.flatMap((paint) =>
    ['quarter', 'side', 'rear', 'front', 'wheel'].map((view) => `lorry-${paint}-${view}`),
  ),
];
const names = [
  ...new Set([
    ...drawnBodies.flatMap((body) =>
      paints.flatMap((paint) => galleryOf(body, paint).map(({ name }) => name)),
    ),
    ...shownByContent,
  ]),
].sort();
const kilobyte = 1024;

test('the folder has exactly the pictures of every body in every paint and view', () => {
  expect([...sizes.keys()].sort()).toEqual(names);
});

test('every picture has a blur placeholder that is small enough for lists', () => {
  expect(Object.keys(catalogue).sort()).toEqual(names);
  for (const blur of Object.values(catalogue)) {
    expect(blur).toMatch(/^data:image\/webp;base64,/);
    expect(blur.length).toBeLessThan(300);
  }
});

test('the pictures are within the size limits of a list and of the repository', () => {
  expect(Math.max(...sizes.values())).toBeLessThan(90 * kilobyte);
  expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(
    22 * kilobyte * kilobyte,
  );
});

test('every model is shown with its own body, and small ones with the smaller body', () => {
  const models = [...passengerModels, ...commercialModels];
  const smaller = { hatchback: 'cityCar', suv: 'crossover' };
  const shown = new Map(models.map((model) => [model, drawnBody(model)]));
  for (const [{ name, body }, drawn] of shown) {
    const allowed = Object.entries(smaller).flatMap(([of, as]) => (of === body ? [as] : []));
    expect([body, ...allowed], name).toContain(drawn);
  }
  for (const [body, as] of Object.entries(smaller)) {
    const lengthsOf = (wanted: string) =>
      models.filter((model) => shown.get(model) === wanted).map(({ size }) => size.length);
    expect(Math.max(...lengthsOf(as))).toBeLessThan(Math.min(...lengthsOf(body)));
  }
});

test('a motorcycle has a picture of the handlebars instead of the interior', () => {
  expect(galleryOf('motorcycle', 'red').at(-1)).toEqual({
    name: 'motorcycle-red-cockpit',
    view: 'detail',
  });
});

test('pictures state their view', () => {
  const suv = passengerModels.find((model) => drawnBody(model) === 'suv');
  if (!suv) throw new Error('no suv');
  const { car_images } = picturesOf(suv, 'darkBlue');
  expect(car_images?.map(({ original, view }) => [original, view])).toEqual([
    ['/-/media/cars/suv-darkBlue-quarter.webp', 'front-corner'],
    ['/-/media/cars/suv-darkBlue-side.webp', 'side'],
    ['/-/media/cars/suv-darkBlue-rear.webp', 'rear-corner'],
    ['/-/media/cars/suv-darkBlue-front.webp', 'front'],
    ['/-/media/cars/suv-darkBlue-wheel.webp', 'detail'],
    ['/-/media/cars/interior-tall-light.webp', 'interior'],
  ]);
});
