import { beforeEach, expect, test, vi } from 'vitest';
import { createHttpAuthoring } from './httpAuthoring.ts';

/** What the service answers, and what it was asked. */
let answers: unknown[];
let asked: { readonly query: string; readonly variables: Readonly<Record<string, unknown>> }[];

beforeEach(() => {
  answers = [];
  asked = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)));
    return Response.json({ data: answers.shift() });
  });
});

const api = createHttpAuthoring(() => 'token');

function page(id: number, url: string | null, ...nodes: object[]) {
  const itemId = `a1111111-0000-4000-8000-00000000000${id}`;
  return {
    itemId,
    displayName: `${id}`,
    template: { name: 'Page' },
    url,
    publishedUrl: id === 2 ? '/en/before' : url,
    fixedBecause: id === 1 ? 'It is the start page.' : null,
    hasChildren: nodes.length > 0,
    children: { nodes },
  };
}

test('pages are listed with their parents and without the language in front', async () => {
  const { children, ...deep } = page(4, '/en/a/b/c', {});
  const home = page(1, '/en', page(2, '/en/a', deep), page(3, null, page(5, null)));
  answers = [
    { site: { home } },
    { item: { ...deep, children: { nodes: [page(6, '/en/a/b/c/d')] } } },
  ];
  const pages = await api.pages('nordvik-se', 'en');
  const ids = (id: number) => `a1111111-0000-4000-8000-00000000000${id}`;
  expect(
    pages.ok &&
      pages.value.map(({ displayName, route, parentId }) => [displayName, route, parentId]),
  ).toEqual([
    ['1', '/', undefined],
    ['2', '/a', ids(1)],
    ['4', '/a/b/c', ids(2)],
    ['6', '/a/b/c/d', ids(4)],
  ]);
  expect(pages.ok && pages.value.slice(0, 2)).toMatchObject([
    { publishedRoute: '/', fixedBecause: 'It is the start page.', templateName: 'Page' },
    { publishedRoute: '/before', fixedBecause: undefined },
  ]);
});

const item = {
  itemId: 'A1111111-0000-4000-8000-000000000001',
  name: 'Hero',
  displayName: 'Hero',
  path: '/hero',
  version: 3,
  language: { name: 'sv' },
  template: { name: 'HeroBanner' },
  fields: {
    revision: 'r3',
    nodes: [
      { name: 'Title', value: 'Hej' },
      // Restoring a version would write it.
      { name: '__Updated', value: '20261128T120000Z' },
    ],
  },
};

test('many items are asked for in few requests, and missing ones are left out', async () => {
  const ids = Array.from({ length: 60 }, (_, at) => `${at}`);
  answers = [{ a0: item, a1: null }, { a9: item }];
  const items = await api.items(ids, 'sv');
  expect(asked.map(({ variables }) => Object.keys(variables).length)).toEqual([51, 11]);
  expect(items.ok && items.value.map(({ itemId, fields }) => [itemId, fields])).toEqual([
    ['a1111111-0000-4000-8000-000000000001', { Title: 'Hej' }],
    ['a1111111-0000-4000-8000-000000000001', { Title: 'Hej' }],
  ]);
});

test('a save names the revision that it is based on', async () => {
  answers = [{ updateItem: { item } }];
  const update = { itemId: 'x', language: 'sv', baseRevision: 'r2', fields: { Title: 'Hej' } };
  const saved = await api.update(update);
  expect(asked[0]?.variables).toEqual({
    input: { ...update, fields: [{ name: 'Title', value: 'Hej' }] },
  });
  expect(saved.ok && saved.value.revision).toBe('r3');
});

test('an item that isn’t there is not found', async () => {
  answers = [{ a0: null }];
  expect(await api.item({ itemId: 'x', language: 'sv' })).toEqual({
    ok: false,
    failure: { kind: 'not-found' },
  });
});

test('a broken connection is a failure, not an error', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await api.renderingDefinitions()).toEqual({
    ok: false,
    failure: { kind: 'service-gone', reason: 'Failed to fetch' },
  });
});
