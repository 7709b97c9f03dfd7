import { describe, expect, test } from 'vitest';
import { blockMarkup } from '#cms/testing/blockMarkup.tsx';
import type { FieldDeclarations } from '#domain/content/fields.ts';
import { mapRecord } from '#domain/record.ts';
import { storyFields } from '#domain/stories/storyFields.ts';
import { findBlock } from './findBlock.ts';
import { registry } from './registry.ts';

/** Empty fields as the page editor gets them; lists have one entry, whose fields are empty. */
function emptyContent(fields: FieldDeclarations): Readonly<Record<string, unknown>> {
  const byProp = mapRecord(fields, ({ name, entries }) => {
    const value = entries ? [{ id: '1', name: 'n', fields: emptyContent(entries) }] : '';
    return [name, { value, metadata: { fieldId: name } }] as const;
  });
  return Object.fromEntries(Object.values(byProp));
}

/** What stands between the marks of each field that has no other fields inside, in the order of the markup. */
function editedFields(markup: string): readonly (readonly [name: string, text: string])[] {
  const marked = markup.matchAll(
    /&quot;fieldId&quot;:&quot;(?<name>\w+)&quot;\}<\/code>(?<content>.*?)<code[^>]*kind="(?<next>open|close)"/gs,
  );
  return [...marked].flatMap(({ groups: { name = '', content = '', next = '' } = {} }) =>
    next === 'close' ? [[name, content.replaceAll(/<[^>]*>/g, '')] as const] : [],
  );
}

/** The fields of each block; those of an article belong to its page. */
const blocks = { ...registry, StoryArticle: { fields: storyFields } };

describe.each(Object.entries(blocks))('in the page editor, %s', (name, { fields }) => {
  test('shows the name or the default of each empty field, to click on', async () => {
    const content = emptyContent(fields);
    const { markup } = await blockMarkup(name, content, { find: findBlock, mode: 'edit' });
    const shown = editedFields(markup);
    expect(shown.filter(([, text]) => text === '')).toEqual([]);
    const named = shown.filter(([, text]) => text.startsWith('['));
    expect(named).toEqual(named.map(([field]) => [field, `[${field}]`]));
  });
});

test('the marks of a block are found', async () => {
  const { markup } = await blockMarkup('Blurb', emptyContent(registry['Blurb']?.fields ?? {}), {
    find: findBlock,
    mode: 'edit',
  });
  expect(editedFields(markup)).toContainEqual(['RichText', '[RichText]']);
});
