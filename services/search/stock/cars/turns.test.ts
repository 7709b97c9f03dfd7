import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findMediaFile } from '../../../media/mediaFile.ts';
import { paints } from '../languages/language.ts';
import { passengerModels } from '../models/index.ts';
import { drawnBodies, drawnBody, galleryOf, picturesOf } from './pictures.ts';
import { turned, turnOf } from './turns.ts';

const media = fileURLToPath(new URL('../../../media', import.meta.url));

const all = drawnBodies.flatMap((body) =>
  paints.map((paint) => {
    const [first] = galleryOf(body, paint);
    return { body, paint, turn: turnOf(`/-/media/cars/${first?.name}.webp`) };
  }),
);

test('a car has a turn where the studio turned just such a one', () => {
  const found = all.flatMap(({ body, paint, turn }) => (turn ? [[body, paint]] : []));
  expect(Object.fromEntries(found)).toEqual(turned);
  expect(found).toHaveLength(Object.keys(turned).length);
});

test('the studio turns the same cars', () => {
  const paintsOfStudio = readFileSync(`${media}/studio/cars/paints.py`, 'utf8');
  const [, told = ''] = /^TURNED = (\{.*\})/m.exec(paintsOfStudio) ?? [];
  expect(JSON.parse(told)).toEqual(turned);
});

test('a turn goes round in 36 steps, inside and outside', () => {
  const saloon = passengerModels.find((model) => drawnBody(model) === 'saloon');
  if (!saloon) throw new Error('no saloon');
  const turn = turnOf(picturesOf(saloon, 'silver').car_primary_image?.thumbnail_url ?? '');
  expect([turn?.inside.length, turn?.outside.length]).toEqual([36, 36]);
  expect([turn?.outside[0], turn?.outside[35], turn?.inside[7]]).toEqual([
    '/-/media/cars/360/saloon/00.webp',
    '/-/media/cars/360/saloon/35.webp',
    '/-/media/cars/360/saloon/inside-07.webp',
  ]);
});

test('every step is there', () => {
  const frames = all.flatMap(({ turn }) => [...(turn?.outside ?? []), ...(turn?.inside ?? [])]);
  const missing = frames.filter((frame) => !findMediaFile(`${media}/files`, frame));
  expect(missing).toEqual([]);
});
