import { expect, test } from 'vitest';
import { withoutHiddenLeaves } from './hiddenLeaves.ts';
import type { NavigationItem } from './navigationItem.ts';

const item = (
  name: string,
  hideInNavigation: boolean,
  ...children: readonly NavigationItem[]
): NavigationItem => ({ ...plain, name, hideInNavigation, children });

const plain: NavigationItem = {
  name: '',
  path: '/',
  navTitle: '',
  hideInNavigation: false,
  shouldBeNavigableInMenuWhenItHasChildren: true,
  children: [],
};

const outline = (items: readonly NavigationItem[]): unknown[] =>
  items.map(({ name, children }) => [name, ...outline(children)]);

test('hidden pages are left out unless there is a visible page below them', () => {
  const tree = [
    item('shown', false),
    item('hidden', true),
    item('way', true, item('below', false), item('hidden below', true)),
    item('hidden tree', true, item('hidden too', true)),
    item('above', false, item('hidden', true)),
  ];
  expect(outline(withoutHiddenLeaves(tree))).toEqual([['shown'], ['way', ['below']], ['above']]);
});
