import { expect, test } from 'vitest';
import type { NavigationItem } from './navigationItem.ts';
import { pagesAbove } from './pageCrumbs.ts';

function item(path: string, navTitle: string, children: readonly NavigationItem[] = []) {
  const hidden = { hideInNavigation: true, shouldBeNavigableInMenuWhenItHasChildren: false };
  return { name: path, path, navTitle, children, ...hidden };
}

const tree = [
  item('/kop', 'Sälj'),
  item('/kop-bil', 'Köp bil', [item('/kop-bil/bilmarken', 'Märken')]),
  item('/nyheter', 'Nyheter', [item('/nyheter/2026', '')]),
];

test.each([
  ['/kop-bil/bilmarken/kia', ['Köp bil', 'Märken']],
  ['/kop-bil/bilmarken', ['Köp bil']],
  ['/nyheter/2026/vinter', ['Nyheter']],
  ['/kop-bil', []],
  ['/', []],
  ['/okand/sida', []],
])('above %s are %j', (path, names) => {
  expect(pagesAbove(tree, path).map(({ name }) => name)).toEqual(names);
});
