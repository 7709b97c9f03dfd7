/**
 * Paints the demo pictures into `services/media/files`: `node services/media/studio/paint.ts
 * [site …]`. Run it after a change to a scene and commit what it makes.
 */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { catalogue, type Painter } from './catalogue.ts';
import { favicon, logos } from './marks.ts';
import { createCanvas } from './scenes/canvas.ts';

const files = fileURLToPath(new URL('../files', import.meta.url));
const wide = { width: 1920, height: 960 };
const tall = { width: 750, height: 1000 };
const standard = { width: 1280, height: 960 };
const share = { width: 1200, height: 630 };

async function paint(file: string, painter: Painter, size: typeof wide): Promise<void> {
  const canvas = createCanvas(size.width, size.height, file.length * 7919);
  const svg = canvas.sheet.svg(...(await painter(canvas)));
  const image = sharp(Buffer.from(svg), { unlimited: true }).resize(size.width, size.height);
  const isShare = file.endsWith('.jpg');
  await (isShare ? image.jpeg({ quality: 82 }) : image.webp({ quality: 80, effort: 6 })).toFile(
    file,
  );
}

function sizeOf(name: string) {
  if (name.endsWith('-wide')) return wide;
  return name.endsWith('-tall') ? tall : standard;
}

async function paintSite(site: string): Promise<void> {
  const album = catalogue[site];
  if (!album) throw new Error(`no album for ${site}`);
  const folder = join(files, site);
  await mkdir(folder, { recursive: true });
  await paint(join(folder, 'hero-wide.webp'), album.hero, wide);
  await paint(join(folder, 'hero-tall.webp'), album.hero, tall);
  await paint(join(folder, 'og.jpg'), album.hero, share);
  for (const [name, painter] of Object.entries(album.pictures)) {
    await paint(join(folder, `${name}.webp`), painter, sizeOf(name));
  }
  const smart = album.pictures['smart-hero-wide'];
  if (smart) await paint(join(folder, 'og-smart.jpg'), smart, share);
  for (const [name, svg] of Object.entries(logos(site))) await writeFile(join(folder, name), svg);
  await writeFile(join(folder, 'favicon.svg'), favicon(site));
}

const wanted = process.argv.slice(2);
for (const site of wanted.length > 0 ? wanted : Object.keys(catalogue)) await paintSite(site);
