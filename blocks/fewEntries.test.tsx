import { describe, expect, test } from 'vitest';
import { blockMarkup } from '#cms/testing/blockMarkup.tsx';
import { validContent } from '#cms/testing/validContent.ts';
import type { FieldDeclarations } from '#domain/content/fields.ts';
import { contentOfBlock, servicesOfContent } from './contentOfBlock.ts';
import { findBlock } from './findBlock.ts';
import { registry } from './registry.ts';

const lists = Object.entries(registry).flatMap(([block, { fields }]) =>
  Object.values(fields).flatMap(({ name, entries }) =>
    entries ? [[block, name, entries] as const] : [],
  ),
);

test('many blocks have lists', () => {
  expect(lists.length).toBeGreaterThan(8);
});

/** The content of an entry that visitors see. */
function shownContent(entries: FieldDeclarations) {
  return { ...validContent(entries), HideInNavigation: { value: '' } };
}

/** A block whose list has these entries. */
async function markupWith(block: string, list: string, entries: readonly unknown[]) {
  const fields = { ...contentOfBlock(block), [list]: entries };
  return (
    await blockMarkup(block, fields, {
      find: findBlock,
      mode: 'normal',
      services: servicesOfContent,
    })
  ).markup;
}

/** A list, landmark or table with nothing in it, or what opens nothing. */
const emptyElement = /<(?<tag>ul|ol|dl|nav|table|details)\b[^>]*><\/\k<tag>>/;

describe.each(lists)('the list of %s, %s,', (block, list, entries) => {
  test('shows each of its entries', async () => {
    const entry = { id: '1', name: 'n', fields: shownContent(entries) };
    const lengths = await Promise.all(
      [0, 1, 2, 3, 4, 5, 6].map(
        async (count) => (await markupWith(block, list, Array(count).fill(entry))).length,
      ),
    );
    expect(lengths).toEqual([...new Set(lengths)].toSorted((a, b) => a - b));
  });

  test('leaves nothing behind if it is empty', async () => {
    const markup = await markupWith(block, list, []);
    expect(markup).not.toMatch(emptyElement);
    // An entry without content counts as no entry.
    expect(await markupWith(block, list, [{ id: '1', name: 'n', fields: {} }])).toBe(markup);
  });
});
