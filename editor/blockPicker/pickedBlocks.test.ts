import { expect, test } from 'vitest';
import { blockManifest } from '#domain/content/manifest/manifest.ts';
import { pickedBlocks } from './pickedBlocks.ts';

const { blocks } = blockManifest();

test.each([
  ['dragspel', 'AccordionBlock'],
  ['hero', 'HeroBanner'],
  ['värdering', 'SellCarForm'],
  ['faq', 'FAQList'],
  ['spacer', 'Spacer'],
])('%s means %s first', (search, name) => {
  expect(pickedBlocks(blocks, search)[0]?.name).toBe(name);
});

test('an empty search has all blocks in their order, and nonsense has none', () => {
  expect(pickedBlocks(blocks, ' ')).toEqual(blocks);
  expect(pickedBlocks(blocks, 'qqqq')).toEqual([]);
});
