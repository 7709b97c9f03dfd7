import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { blockManifest } from '#domain/content/manifest/manifest.ts';
import { blockPicture } from './blockPictures.ts';

const folder = 'editor/blockPicker/pictures';
const files = readdirSync(folder);
const names = blockManifest().blocks.map(({ name }) => name);

/** The repository has all pictures, and their history. */
const maxBytes = 300_000;

test.each(names)('%s has a picture', async (name) => {
  expect(blockPicture(name), `run: npm exec node scripts/block-pictures.ts ${name}`).toBeDefined();
  const { width, height, format } = await sharp(`${folder}/${name}.webp`).metadata();
  expect([width, format]).toEqual([400, 'webp']);
  expect(height).toBeLessThanOrEqual(250);
});

test('there are no pictures of blocks that are gone', () => {
  expect(files.toSorted()).toEqual(names.map((name) => `${name}.webp`).toSorted());
  expect(blockPicture('Nonsense')).toBeUndefined();
});

test('all pictures together are small', () => {
  const bytes = files.map((file) => statSync(`${folder}/${file}`).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(maxBytes);
});
