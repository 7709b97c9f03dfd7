import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createHttpAuthoring } from './httpAuthoring.ts';

/** What the service answers, and what it was asked. */
let answers: unknown[];
let asked: { readonly query: string; readonly variables: { readonly input?: object } }[];

beforeEach(() => {
  answers = [];
  asked = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)));
    return Response.json({ data: answers.shift() });
  });
});

const api = createHttpAuthoring(() => 'token');
const made = { made: { item: { itemId: 'A111111100004000800000000000000F' } } };
const fields = [
  { name: 'navTitle', value: 'Vårt team' },
  { name: '__Display name', value: 'Vårt team' },
];
const page = { parentId: 'parent', language: 'sv', name: 'team', title: 'Vårt team' };
const metaTitle = { name: 'metaTitle', value: 'Vårt team' };

describe('a new page', () => {
  test('is a copy in the language of the editor, without the pages below', async () => {
    answers = [made];
    const id = await api.createPage({ ...page, from: { kind: 'page', itemId: 'x' } });
    expect(id).toEqual({ ok: true, value: 'a1111111-0000-4000-8000-00000000000f' });
    expect(asked[0]?.variables.input).toEqual({
      itemId: 'x',
      targetParentId: 'parent',
      copyItemName: 'team',
      subPages: false,
      languages: ['sv'],
      fields: [...fields, metaTitle],
    });
  });

  test('is of a template', async () => {
    const templateId = 'b1111111-0000-4000-8000-000000000001';
    answers = [{ templates: { nodes: [{ templateId, name: 'Story' }] } }, made];
    await api.createPage({ ...page, from: { kind: 'template', templateName: 'Story' } });
    expect(asked[1]?.variables.input).toEqual({
      name: 'team',
      templateId,
      parent: 'parent',
      language: 'sv',
      fields: [...fields, metaTitle],
    });
  });
});

const address = { itemId: 'x', language: 'sv', baseRevision: 'r1' };

test('another title alone leaves the name', async () => {
  answers = [{ updateItem: {} }];
  await api.renamePage({ ...address, name: undefined, title: 'Vårt team', redirect: true });
  expect(asked[0]?.query).toContain('updateItem');
  expect(asked[0]?.variables.input).toEqual({ ...address, fields });
});

test('another name is written with the title', async () => {
  answers = [{ renameItem: {} }];
  await api.renamePage({ ...address, name: 'team', title: 'Vårt team', redirect: true });
  expect(asked[0]?.variables.input).toEqual({
    ...address,
    newName: 'team',
    fields,
    redirect: true,
  });
});

test('a move names the page beside which it is', async () => {
  answers = [{ moveItem: {} }];
  const move = { itemId: 'x', parentId: 'p', baseRevision: 'r1', redirect: false };
  await api.movePage({ ...move, beside: { itemId: 'y', side: 'after' } });
  expect(asked[0]?.variables.input).toEqual({
    itemId: 'x',
    targetParentId: 'p',
    baseRevision: 'r1',
    redirect: false,
    afterItemId: 'y',
  });
});

test('a deletion names where the addresses lead, and is published in all languages', async () => {
  answers = [{ deleteItem: {} }, { publishItem: {} }];
  const deletion = { itemId: 'x', baseRevision: 'r1', redirectTo: 'y' };
  await api.deletePage(deletion);
  await api.publishDeletion('x');
  expect(asked.map(({ variables }) => variables.input)).toEqual([deletion, { rootItemId: 'x' }]);
});

test('deleted pages are listed and restored', async () => {
  const node = { displayName: 'Om', route: null, by: 'anna', at: '2026-01-01T00:00:00Z' };
  const itemId = 'A111111100004000800000000000000F';
  answers = [{ deletedPages: { nodes: [{ ...node, itemId, isPublished: true }] } }, {}];
  const pages = await api.deletedPages('alfa', 'sv');
  expect(pages.ok && pages.value).toEqual([
    {
      ...node,
      route: undefined,
      itemId: 'a1111111-0000-4000-8000-00000000000f',
      isPublished: true,
    },
  ]);
  await api.restorePage('x');
  expect(asked[1]?.variables.input).toEqual({ itemId: 'x' });
});
