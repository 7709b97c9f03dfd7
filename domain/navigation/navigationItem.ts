/** A page in the navigation tree. */
export interface NavigationItem {
  /** The item's name on the platform. */
  readonly name: string;
  /** Path within the site and language, starting with a slash; empty if the platform has no valid one. */
  readonly path: string;
  /** Title for the menu; empty if the editor entered none. */
  readonly navTitle: string;
  readonly hideInNavigation: boolean;
  /** Whether it is still a link although it opens a submenu. */
  readonly shouldBeNavigableInMenuWhenItHasChildren: boolean;
  /** An external address to link to instead. */
  readonly externalLink?: string | undefined;
  readonly children: readonly NavigationItem[];
}
