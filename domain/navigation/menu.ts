import type { NavigationItem } from './navigationItem.ts';

/** An entry of the menu: a link, a group of entries, or both. */
export interface MenuEntry {
  readonly title: string;
  /** The link's address; absent for a group that is not a link. */
  readonly href?: string | undefined;
  /** Child entries in the editors' order, down to the third level. */
  readonly children?: readonly MenuEntry[] | undefined;
}

/** A menu, and warnings about its content for operators. */
export interface MenuContent {
  readonly entries: readonly MenuEntry[];
  /** One line each. */
  readonly warnings: readonly string[];
}

const maxLevel = 3;

/**
 * Builds the menu from the tree of pages:
 *
 * - pages hidden by editors are dropped, with everything below them
 * - the title is the `navTitle`, or else the item's name; entries without either are dropped
 * - an entry with children opens them; it is a link too if editors chose that
 * - an entry whose children are all hidden is a plain link, and gives a warning
 * - a page that is its own descendant is dropped there
 * - an entry without an address and children is dropped, and gives a warning
 *
 * @param hrefOf - Converts a path within the site to the visitors' address.
 */
export function buildMenu(
  items: readonly NavigationItem[],
  hrefOf: (path: string) => string,
): MenuContent {
  const warnings: string[] = [];

  function level(siblings: readonly NavigationItem[], above: readonly string[]): MenuEntry[] {
    return siblings.flatMap((item) => entry(item, above) ?? []);
  }

  function entry(item: NavigationItem, above: readonly string[]): MenuEntry | undefined {
    const title = item.navTitle.trim() || item.name.trim();
    if (item.hideInNavigation || title === '' || isAbove(item, above)) return undefined;
    const trail = [...above, item.path];
    const children = trail.length < maxLevel ? level(item.children, trail) : [];
    const href = item.externalLink ?? (item.path && hrefOf(item.path));
    if (children.length > 0) {
      return href && item.shouldBeNavigableInMenuWhenItHasChildren
        ? { title, href, children }
        : { title, children };
    }
    if (item.children.length > 0 && trail.length < maxLevel)
      warnings.push(`navigation: ${item.path} has nothing to show below it`);
    if (href) return { title, href };
    warnings.push(`navigation: ${title} has no valid address`);
    return undefined;
  }

  return { entries: level(items, []), warnings };
}

/** Pages without a path can't be told apart. */
function isAbove({ path }: NavigationItem, above: readonly string[]): boolean {
  return path !== '' && above.includes(path);
}

/** The relation of an entry to the current page. */
export type MenuPlace = 'page' | 'section' | 'elsewhere';

/**
 * Whether an entry is the current page, or the page is below it.
 *
 * @param here - The visitors' address of the current page.
 */
export function menuPlace({ href, children = [] }: MenuEntry, here: string): MenuPlace {
  if (href === here) return 'page';
  const isAbove = href !== undefined && href !== '/' && here.startsWith(`${href}/`);
  const isBelow = children.some((child) => menuPlace(child, here) !== 'elsewhere');
  return isAbove || isBelow ? 'section' : 'elsewhere';
}
