import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import type { PlacedRendering } from '#domain/content/renderings.ts';
import {
  blocksIn,
  duplicateBlock,
  insertBlocks,
  moveBlock,
  removeBlock,
  setBlockHidden,
  targetOf,
  withDescendants,
} from './pageStructure.ts';
import { allBlocks, placeholderTitle, structureTree } from './structureTree.ts';

function placed(uid: string, parent?: string, placeholder = 'headless-main'): PlacedRendering {
  return { uid, renderingId: 'r', dataSource: `data-${uid}`, parent, placeholder, params: {} };
}

const layout = [
  placed('hero'),
  placed('cards'),
  placed('card1', 'cards', 'card-list-{*}'),
  placed('card2', 'cards', 'card-list-{*}'),
  placed('banner'),
];
const main = { parent: undefined, placeholder: 'headless-main' };
const cards = { parent: 'cards', placeholder: 'card-list-{*}' };
const uidsIn = (blocks: readonly PlacedRendering[], address: typeof main | typeof cards) =>
  blocksIn(blocks, address).map(({ uid }) => uid);

test('a block is moved with what is in it', () => {
  const moved = moveBlock(layout, 'cards', { ...main, index: 0 });
  expect(uidsIn(moved, main)).toEqual(['cards', 'hero', 'banner']);
  expect(uidsIn(moved, cards)).toEqual(['card1', 'card2']);
});

test('a block is moved into another placeholder', () => {
  const moved = moveBlock(layout, 'hero', { ...cards, index: 1 });
  expect(uidsIn(moved, main)).toEqual(['cards', 'banner']);
  expect(uidsIn(moved, cards)).toEqual(['card1', 'hero', 'card2']);
});

test('a block can’t be moved into itself', () => {
  expect(moveBlock(layout, 'cards', { ...cards, index: 0 })).toBe(layout);
});

test('a hidden block stays hidden where it is moved, and in its copies', () => {
  const hidden = setBlockHidden(layout, 'cards', true);
  const hiddenIn = (blocks: readonly PlacedRendering[]) =>
    blocks.filter(({ isHidden }) => isHidden).map((each) => each.uid);
  expect(hiddenIn(hidden)).toEqual(['cards']);
  expect(hiddenIn(moveBlock(hidden, 'cards', { ...main, index: 0 }))).toEqual(['cards']);
  const copy = duplicateBlock(hidden, 'cards', {
    uidOf: (each) => `${each}-copy`,
    dataSourceOf: (dataSource) => dataSource,
  });
  expect(hiddenIn(copy)).toEqual(['cards', 'cards-copy']);
  expect(hiddenIn(setBlockHidden(hidden, 'cards', false))).toEqual([]);
});

test('a removed block takes along what is in it', () => {
  expect(removeBlock(layout, 'cards').map(({ uid }) => uid)).toEqual(['hero', 'banner']);
  expect(withDescendants(layout, 'cards').map(({ uid }) => uid)).toEqual([
    'cards',
    'card1',
    'card2',
  ]);
});

test('a copy has ids and data sources of its own, also for what is in it', () => {
  const copied = duplicateBlock(layout, 'cards', {
    uidOf: (uid) => `${uid}-copy`,
    dataSourceOf: (dataSource) => `${dataSource}-copy`,
  });
  expect(uidsIn(copied, main)).toEqual(['hero', 'cards', 'cards-copy', 'banner']);
  const inside = blocksIn(copied, { ...cards, parent: 'cards-copy' });
  expect(inside.map(({ dataSource }) => dataSource)).toEqual([
    'data-card1-copy',
    'data-card2-copy',
  ]);
  expect(copied.slice(0, 4)).toEqual(layout.slice(0, 4));
});

const uid = fc.constantFrom(...layout.map((each) => each.uid));
const target = fc.record({
  parent: fc.constantFrom(undefined, 'cards', 'hero'),
  placeholder: fc.constantFrom('headless-main', 'card-list-{*}', 'other'),
  index: fc.nat({ max: 6 }),
});

propertyTest.prop([fc.array(fc.tuple(uid, target))])(
  'moving loses and doubles nothing',
  (moves) => {
    const end = moves.reduce<readonly PlacedRendering[]>(
      (state, [moved, to]) => moveBlock(state, moved, to),
      layout,
    );
    expect(end.map((each) => each.uid).toSorted()).toEqual(
      layout.map((each) => each.uid).toSorted(),
    );
    for (const each of layout) expect(withDescendants(end, each.uid).at(0)).toBeDefined();
  },
);

propertyTest.prop([uid])('moving a block to where it is changes nothing', (moved) => {
  const place = targetOf(layout, moved);
  expect(place && moveBlock(layout, moved, place)).toEqual(layout);
});

propertyTest.prop([target])('what was inserted and removed again changes nothing', (to) => {
  expect(removeBlock(insertBlocks(layout, [placed('new')], to), 'new')).toEqual(layout);
});

const names = {
  definitions: [{ id: 'r', componentName: 'CardList' }],
  manifest: {
    blocks: [
      {
        name: 'CardList',
        status: 'stable' as const,
        manual: { purpose: '', useWhen: [], avoidWhen: [] },
        words: { sv: '', nb: '', en: '', fi: '', sk: '' },
        slots: ['card-list'],
        fields: [],
      },
    ],
    placeholders: [{ name: 'card-list', blocks: [] }],
  },
};

test('the tree has empty placeholders too, and each block once', () => {
  const tree = structureTree(layout, names);
  expect(tree.map(({ title }) => title)).toEqual(['Header', 'Main', 'Footer']);
  expect(allBlocks(tree).map((node) => node.placed.uid)).toEqual(layout.map((each) => each.uid));
  const [hero, list] = tree[1]?.blocks ?? [];
  expect(hero?.placeholders).toMatchObject([{ title: 'Card list', isKnown: true, blocks: [] }]);
  expect(list?.placeholders.map(({ blocks }) => blocks.length)).toEqual([2]);
});

test('a block that nobody knows is shown by its id', () => {
  const [, { blocks = [] } = {}] = structureTree(layout, {
    definitions: [],
    manifest: { blocks: [], placeholders: [] },
  });
  expect(blocks[0]).toMatchObject({ name: 'r', block: undefined, placeholders: [] });
});

test.each([
  ['headless-main', 'Main'],
  ['footer-columns-{*}', 'Footer columns'],
  ['footer-columns-1', 'Footer columns'],
])('%s is called %s', (key, title) => {
  expect(placeholderTitle(key)).toBe(title);
});
