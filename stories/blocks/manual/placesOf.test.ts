import { expect, test } from 'vitest';
import { blockManifest } from '#domain/content/manifest/manifest.ts';
import { placesOf, placeTitle } from './placesOf.ts';

const blocks = [
  { name: 'List', slots: ['list-cards'] },
  { name: 'Card', slots: [] },
  { name: 'Row', slots: [] },
];
const placeholders = [
  { name: 'headless-main', blocks: ['List', 'Card'] },
  { name: 'list-cards', blocks: ['Card', 'Row'] },
];

test('a block with a place of its own says what the place holds', () => {
  expect(placesOf('List', blocks, placeholders)).toEqual({
    holds: [{ title: 'List cards', blocks: ['Card', 'Row'] }],
    suits: [{ kind: 'page', name: 'headless-main' }],
  });
});

test('a block says which pages and blocks it can be put into', () => {
  expect(placesOf('Card', blocks, placeholders)).toEqual({
    holds: [],
    suits: [
      { kind: 'page', name: 'headless-main' },
      { kind: 'block', name: 'List' },
    ],
  });
});

test('every block of the library has a place, and every place has words', () => {
  const manifest = blockManifest();
  for (const { name, slots } of manifest.blocks) {
    const { holds, suits } = placesOf(name, manifest.blocks, manifest.placeholders);
    expect(suits, name).not.toEqual([]);
    expect(holds.map(({ title }) => title)).toEqual(slots.map(placeTitle));
    for (const { blocks: held } of holds) expect(held, name).not.toEqual([]);
  }
});
