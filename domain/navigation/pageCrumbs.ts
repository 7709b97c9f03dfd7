import type { NavigationItem } from './navigationItem.ts';

/** A page on the way to another. */
export interface PageCrumb {
  readonly name: string;
  /** Path within the site and language. */
  readonly path: string;
}

/**
 * The pages above a path, from the top, without the start page. Items without a title, such as folders,
 * aren't pages.
 */
export function pagesAbove(tree: readonly NavigationItem[], path: string): readonly PageCrumb[] {
  const above = tree.find((item) => path.startsWith(`${item.path}/`));
  if (!above) return [];
  const own = above.navTitle ? [{ name: above.navTitle, path: above.path }] : [];
  return [...own, ...pagesAbove(above.children, path)];
}
