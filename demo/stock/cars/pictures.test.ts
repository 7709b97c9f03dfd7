import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { paints } from '../languages/language.ts';
import { drawnBodies } from './drawnBody.ts';
import catalogue from './pictures.json' with { type: 'json' };
import { galleryOf, picturesOf } from './pictures.ts';

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
/** The bodies that the stores don't have, and so not their hall. */
const notInHall = ['motorcycle', 'coupe', 'convertible'];
const pictured = drawnBodies.flatMap((body) =>
  (notInHall.includes(body) ? (['nordvik'] as const) : (['nordvik', 'carstore'] as const)).flatMap(
    (chain) => paints.map((paint) => ({ body, paint, chain })),
  ),
);
const names = [
  ...new Set([
    ...pictured.flatMap((car) => galleryOf(car).map(({ name }) => name)),
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
    36 * kilobyte * kilobyte,
  );
});

test('a motorcycle has a picture of the handlebars instead of the interior', () => {
  expect(galleryOf({ body: 'motorcycle', paint: 'red', chain: 'nordvik' }).at(-1)).toEqual({
    name: 'motorcycle-red-cockpit',
    view: 'detail',
  });
});

test.each([
  ['nordvik', 'quarter'],
  ['carstore', 'hall'],
] as const)('pictures of %s state their view, and the first one is in its %s', (chain, first) => {
  const pictures = picturesOf({ body: 'suv', paint: 'darkBlue', chain });
  const { car_images = [], car_primary_image } = pictures;
  expect(car_primary_image?.thumbnail_url).toBe(car_images[0]?.original);
  expect(car_images.map(({ original, view }) => [original, view])).toEqual([
    [`/-/media/cars/suv-darkBlue-${first}.webp`, 'front-corner'],
    ['/-/media/cars/suv-darkBlue-side.webp', 'side'],
    ['/-/media/cars/suv-darkBlue-rear.webp', 'rear-corner'],
    ['/-/media/cars/suv-darkBlue-front.webp', 'front'],
    ['/-/media/cars/suv-darkBlue-wheel.webp', 'detail'],
    ['/-/media/cars/interior-tall-light.webp', 'interior'],
  ]);
});
