import type { NavigationItem } from '../navigationItem.ts';

/** An item of the navigation at a path, whose title is the end of the path in capitals. */
export function testNavigationItem(
  path: string,
  changes: Partial<NavigationItem> = {},
): NavigationItem {
  const name = path.split('/').at(-1) ?? '';
  return {
    name,
    path,
    navTitle: name.toUpperCase(),
    hideInNavigation: false,
    shouldBeNavigableInMenuWhenItHasChildren: false,
    children: [],
    ...changes,
  };
}
