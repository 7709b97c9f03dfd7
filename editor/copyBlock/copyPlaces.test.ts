import { expect, test } from 'vitest';
import { blockManifest } from '#domain/content/manifest/manifest.ts';
import type { PlacedRendering } from '#domain/content/renderings.ts';
import { structureTree } from '../structure/structureTree.ts';
import { copyPlaces } from './copyPlaces.ts';

const manifest = blockManifest();
const definitions = ['CardList', 'StageRow', 'Blurb', 'StoryArticle'].map((name) => ({
  id: name,
  componentName: name,
}));

function placed(uid: string, name: string): PlacedRendering {
  const place = { parent: undefined, placeholder: 'headless-main', params: {} };
  return { uid, renderingId: name, dataSource: '', ...place };
}

const layout = [
  placed('a', 'CardList'),
  placed('b', 'Blurb'),
  placed('c', 'CardList'),
  placed('d', 'StageRow'),
  { ...placed('e', 'Blurb'), placeholder: 'headless-sidebar' },
];
const tree = structureTree(layout, { definitions, manifest });

function placesOf(name: string, country?: 'SE' | 'NO') {
  const block = manifest.blocks.find((each) => each.name === name);
  return block && copyPlaces(block, { tree, manifest, country });
}

test('a card can be in the main part, and in each block that takes cards', () => {
  expect(placesOf('Card')).toEqual({
    kind: 'some',
    places: [
      { title: 'Main', address: { parent: undefined, placeholder: 'headless-main' } },
      { title: 'Card list 1', address: { parent: 'a', placeholder: 'card-list-{*}' } },
      { title: 'Card list 2', address: { parent: 'c', placeholder: 'card-list-{*}' } },
      { title: 'Stage row', address: { parent: 'd', placeholder: 'stage-row-{*}' } },
    ],
  });
});

test.each([
  ['Blurb', 'Main'],
  ['Footer', 'Footer'],
  ['AlertBar', 'Header'],
])('%s can be in %s', (name, title) => {
  expect(placesOf(name)).toMatchObject({ kind: 'some', places: [{ title }] });
});

test('a block without a place on the page says so', () => {
  expect(placesOf('FooterLinkList')).toEqual({
    kind: 'none',
    reason: 'This page has no place for Footer link list.',
  });
});

test('a block that the law of a country asks for is for sites there only', () => {
  expect(placesOf('CreditWarning', 'SE')).toMatchObject({ kind: 'some' });
  expect(placesOf('CreditWarning', 'NO')).toEqual({
    kind: 'none',
    reason: 'Credit warning is for sites in SE, and this one isn’t.',
  });
});
