import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readTurns } from '#services/carMedia/turns.ts';
import { findMediaFile } from '#services/media/mediaFile.ts';
import { createSeedReader } from '#services/seed/seedReader.ts';
import { drawnBodies } from './stock/cars/drawnBody.ts';
import { galleryOf } from './stock/cars/pictures.ts';
import type { Chain } from './stock/countries/country.ts';
import { paints } from './stock/languages/language.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const reader = createSeedReader(folder);
const turns = readTurns(`${folder}/turns.yaml`, reader);

/** The paint of each body with a 360° view, by the first pictures of a chain. */
function turnedAt(chain: Chain): Readonly<Record<string, string>> {
  return Object.fromEntries(
    drawnBodies.flatMap((body) =>
      paints.flatMap((paint) => {
        const [first] = galleryOf({ body, paint, chain });
        return turns.has(`/-/media/cars/${first?.name}.webp`) ? [[body, paint]] : [];
      }),
    ),
  );
}

const turned = turnedAt('nordvik');

test('every turn belongs to a picture of the stock, whichever chain has the car', () => {
  expect(reader.problems()).toEqual([]);
  const inHall = turnedAt('carstore');
  const { saloon: _, ...others } = turned;
  expect(inHall).toEqual(others);
  expect(turns.size).toBe(Object.keys(turned).length + Object.keys(inHall).length);
});

test('the studio renders the turns of the same cars', () => {
  const paintsOfStudio = readFileSync(`${folder}/studio/cars/paints.py`, 'utf8');
  const [, found = ''] = /^TURNED = (\{.*\})/m.exec(paintsOfStudio) ?? [];
  expect(JSON.parse(found)).toEqual(turned);
});

test('a turn has 36 steps inside and outside, each with a picture', () => {
  const frames = [...turns.values()].flatMap(({ outside, inside }) => [...outside, ...inside]);
  expect(frames).toHaveLength(turns.size * 72);
  expect(frames.filter((frame) => !findMediaFile(`${folder}/media`, frame))).toEqual([]);
});

test('two cars have a film, which exists', () => {
  const films = [...new Set([...turns.values()].flatMap(({ film }) => film ?? []))];
  expect(films).toHaveLength(2);
  expect(films.filter((film) => !findMediaFile(`${folder}/media`, film))).toEqual([]);
});

test('each film has captions in every language of the sites, which exist', () => {
  const filmed = [...turns.values()].filter(({ film }) => film !== undefined);
  for (const { captions = {} } of filmed) {
    expect(Object.keys(captions).toSorted()).toEqual(['en', 'fi', 'nb', 'sk', 'sv']);
    const files = Object.values(captions).map((path) => findMediaFile(`${folder}/media`, path));
    for (const file of files) {
      expect(file && readFileSync(file.path, 'utf8')).toMatch(/^WEBVTT\n\n00:00\.000 --> /);
    }
  }
});
