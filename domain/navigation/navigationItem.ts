/** A page of the tree as its menu sees it. */
export interface NavigationItem {
  /** The item's name on the platform. */
  readonly name: string;
  /** Path within the site and language, starting with a slash. */
  readonly path: string;
  /** What the menu calls it; empty where the editor wrote nothing. */
  readonly navTitle: string;
  readonly hideInNavigation: boolean;
  /** Whether it stays a link of its own although it opens a menu. */
  readonly shouldBeNavigableInMenuWhenItHasChildren: boolean;
  /** An address elsewhere that the entry leads to instead. */
  readonly externalLink?: string | undefined;
  readonly children: readonly NavigationItem[];
}
