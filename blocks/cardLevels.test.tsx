import { expect, test } from 'vitest';
import { blockMarkup } from '#cms/testing/blockMarkup.tsx';
import type { Rendering } from '#domain/content/page.ts';
import { contentOfBlock } from './contentOfBlock.ts';
import { findBlock } from './findBlock.ts';
import { registry } from './registry.ts';

/** The levels of the headings in a block. */
async function levelsIn(name: string, fields: unknown, cards: readonly Rendering[] = []) {
  const [slot = ''] = registry[name]?.slots ?? [];
  const { markup } = await blockMarkup(name, fields, {
    find: findBlock,
    mode: 'normal',
    placeholders: { [slot]: cards },
  });
  return Array.from(markup.matchAll(/<h([1-6])\b/g), ([, level]) => `h${level}`);
}

/** Headings tell what belongs to what, so a card under the title of a list is one level lower. */
test.each(['Card', 'ImageCard', 'ListCard', 'ModelCard'])(
  'the level of the title of %s',
  async (name) => {
    const fields = contentOfBlock(name);
    expect(await levelsIn(name, fields)).toEqual(['h2']);
    const card = { uid: 'card', componentName: name, params: {}, fields, placeholders: {} };
    const list = { Title: { value: 'Kort' }, TitleTag: { value: 'h2' } };
    expect(await levelsIn('CardList', list, [card])).toEqual(['h2', 'h3']);
  },
);
