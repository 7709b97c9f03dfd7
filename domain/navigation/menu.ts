import type { NavigationItem } from './navigationItem.ts';

/** What a visitor sees of the menu: a link, a group that opens, or both. */
export interface MenuEntry {
  readonly title: string;
  /** Where it leads; a group that is no page of its own leads nowhere. */
  readonly href?: string | undefined;
  /** Below it, in the editors' order; none below the third level. */
  readonly children?: readonly MenuEntry[] | undefined;
}

/** A menu, and what operators should know of its content. */
export interface Menu {
  readonly entries: readonly MenuEntry[];
  /** One line each. */
  readonly warnings: readonly string[];
}

const deepestLevel = 3;

/**
 * The menu of a tree of pages:
 *
 * - what editors hid is dropped, and so is everything below it
 * - an entry is called by its `navTitle`, or else by the item's name; without either it is dropped
 * - an entry with entries below it opens them; it is a link as well where editors asked for that
 * - an entry all of whose children are hidden is a plain link, and worth a warning
 * - a page below itself, however that came about, is dropped
 *
 * @param hrefOf - The visitor's address of a path within the site.
 */
export function buildMenu(
  items: readonly NavigationItem[],
  hrefOf: (path: string) => string,
): Menu {
  const warnings: string[] = [];

  function level(siblings: readonly NavigationItem[], above: readonly string[]): MenuEntry[] {
    return siblings.flatMap((item) => entry(item, above) ?? []);
  }

  function entry(item: NavigationItem, above: readonly string[]): MenuEntry | undefined {
    const title = item.navTitle.trim() || item.name.trim();
    if (item.hideInNavigation || title === '' || above.includes(item.path)) return undefined;
    const trail = [...above, item.path];
    const children = trail.length < deepestLevel ? level(item.children, trail) : [];
    const href = item.externalLink ?? hrefOf(item.path);
    if (children.length > 0) {
      return item.shouldBeNavigableInMenuWhenItHasChildren
        ? { title, href, children }
        : { title, children };
    }
    if (item.children.length > 0 && trail.length < deepestLevel)
      warnings.push(`navigation: ${item.path} has nothing to show below it`);
    return { title, href };
  }

  return { entries: level(items, []), warnings };
}

/** Where an entry stands from the page the visitor is on. */
export type MenuPlace = 'page' | 'section' | 'elsewhere';

/**
 * Whether an entry is the visitor's page, or the page is somewhere below it.
 *
 * @param here - The visitor's address of the page.
 */
export function menuPlace({ href, children = [] }: MenuEntry, here: string): MenuPlace {
  if (href === here) return 'page';
  const isAbove = href !== undefined && href !== '/' && here.startsWith(`${href}/`);
  const isBelow = children.some((child) => menuPlace(child, here) !== 'elsewhere');
  return isAbove || isBelow ? 'section' : 'elsewhere';
}
