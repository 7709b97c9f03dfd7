/**
 * Paints the pictures of cars for sale, a body in every paint from every view, into
 * `services/media/files/cars`, and writes their catalogue: `node services/media/studio/cars.ts`.
 */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { rect } from './core/sheet.ts';
import { backdrop, type Canvas, createCanvas, glow } from './scenes/canvas.ts';
import { summerForecourt } from './scenes/forecourt.ts';
import { type Vehicle, vehicle } from './scenes/vehicle.ts';

const files = fileURLToPath(new URL('../files/cars', import.meta.url));
const catalogueFile = fileURLToPath(
  new URL('../../search/stock/cars/pictures.json', import.meta.url),
);
const size = { width: 640, height: 427 };

const bodies = ['estate', 'saloon', 'cityCar'] as const;

const paints = {
  black: '#08090b',
  white: '#e9ecee',
  grey: '#5c6268',
  silver: '#aab2b8',
  blue: '#1d4e89',
  red: '#8f2230',
  green: '#2f5a46',
  beige: '#b8a88c',
} as const;

type Car = Pick<Vehicle, 'body' | 'colour'>;

const views = {
  side: (canvas: Canvas, car: Car) => inHall(canvas, { ...car, x: 0.5, length: 0.86 }),
  turned: (canvas: Canvas, car: Car) => outside(canvas, car),
  front: (canvas: Canvas, car: Car) => inHall(canvas, { ...car, x: 0.88, length: 1.5 }),
} as const;

/** In a bright hall with nothing else in it. */
async function inHall(canvas: Canvas, car: Car & Pick<Vehicle, 'x' | 'length'>): Promise<string[]> {
  const { w, h, sheet } = canvas;
  return [
    backdrop(canvas, [
      [0, '#f4f5f4'],
      [0.66, '#dfe3e4'],
      [1, '#c3c9cb'],
    ]),
    glow(canvas, 0.5, 0.2, 0.6, '#ffffff', 0.8),
    rect(0, h * 0.7, w, h * 0.3, {
      fill: sheet.linear([
        [0, '#c9cfd1'],
        [1, '#a9b1b4'],
      ]),
    }),
    await vehicle(canvas, { ...car, light: 'day', ground: 0.82 }),
  ];
}

/** Outside on a calm evening, seen from the other side. */
async function outside(canvas: Canvas, car: Car): Promise<string[]> {
  const place = { light: 'day', x: 0.5, length: 0.8, ground: 0.84, facing: 'right' } as const;
  return [...(await summerForecourt(canvas, [])), await vehicle(canvas, { ...car, ...place })];
}

async function paintOne(name: string, paint: () => Promise<string[]>, canvas: Canvas) {
  const svg = Buffer.from(canvas.sheet.svg(...(await paint())));
  const picture = sharp(svg, { unlimited: true }).resize(size.width, size.height);
  const bytes = await picture.webp({ quality: 66, effort: 6 }).toBuffer();
  await writeFile(join(files, `${name}.webp`), bytes);
  const blur = await sharp(bytes).resize(12, 8).webp({ quality: 30, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${blur.toString('base64')}`;
}

await mkdir(files, { recursive: true });
const catalogue: Record<string, string> = {};
for (const body of bodies) {
  for (const [paint, colour] of Object.entries(paints)) {
    for (const [view, painter] of Object.entries(views)) {
      const canvas = createCanvas(size.width * 2, size.height * 2, 7919);
      const name = `${body}-${paint}-${view}`;
      catalogue[name] = await paintOne(name, () => painter(canvas, { body, colour }), canvas);
    }
  }
}
await writeFile(catalogueFile, `${JSON.stringify(catalogue, undefined, 2)}\n`);
