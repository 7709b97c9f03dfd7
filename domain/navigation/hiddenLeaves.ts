import type { NavigationItem } from './navigationItem.ts';

/**
 * The tree without hidden pages that have nothing below them, such as stories. They are neither in a menu nor on the way to
 * another page.
 */
export function withoutHiddenLeaves(tree: readonly NavigationItem[]): readonly NavigationItem[] {
  return tree.flatMap((item) => {
    const children = withoutHiddenLeaves(item.children);
    return item.hideInNavigation && children.length === 0 ? [] : [{ ...item, children }];
  });
}
