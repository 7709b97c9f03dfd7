/** One page in the breadcrumb. */
export interface BreadcrumbItem {
  /** The page's name in menus. */
  readonly label: string;
  /** The page's address. */
  readonly href: string;
}
