import { expect, test, vi } from 'vitest';
import type { BlockServices } from '#cms/services.ts';
import { testPage } from '#domain/content/testing/testPage.ts';
import { testNavigationItem as item } from '#domain/navigation/testing/testNavigationItem.ts';
import { fail, ok } from '#domain/result.ts';
import { loadPagesAbove } from './loadPagesAbove.ts';
import { testView } from './testing/testView.ts';

const charging = item('/cars/electric/charging');
const cars = item('/cars', { children: [item('/cars/electric', { children: [charging] })] });
const above = [
  { name: 'CARS', path: '/cars' },
  { name: 'ELECTRIC', path: '/cars/electric' },
];

function setUp() {
  const tree = vi.fn<BlockServices['navigation']['tree']>(async () => ok([cars]));
  return { tree, services: { navigation: { tree } } };
}

test.each([
  ['deep in the tree', { path: '/cars/electric/charging' }, above],
  ['at the top', { path: '/cars' }, []],
  ['outside the tree', { path: '/about/us' }, []],
  ['in the editor', { path: '/cars/electric/charging', page: testPage({}, { mode: 'edit' }) }, []],
  [
    'in a preview',
    { path: '/cars/electric/charging', page: testPage({}, { mode: 'preview' }) },
    [],
  ],
  [
    'with a variable part in its path',
    { path: '/cars/electric/charging', page: testPage({}, { itemPath: '/cars/electric/,-w-,' }) },
    [],
  ],
])('the pages above one %s', async (_where, view, expected) => {
  expect(await loadPagesAbove(testView(view), setUp().services)).toEqual(expected);
});

test('while the navigation fails, a page has none above it', async () => {
  const { tree, services } = setUp();
  tree.mockResolvedValue(fail({ kind: 'server-error', status: 502 }));
  const view = testView({ path: '/cars/electric/charging' });
  expect(await loadPagesAbove(view, services)).toEqual([]);
});
