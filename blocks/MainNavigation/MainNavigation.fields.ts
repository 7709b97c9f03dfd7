import { headerFields } from '#cms/header/headerFields.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';

/** The CMS fields of MainNavigation. Its entries are the pages of the site. */
export const mainNavigationFields = headerFields;

/** The placeholders that MainNavigation suits. */
export const mainNavigationSuits = ['headless-header'] as const;

/** The status of MainNavigation. */
export const mainNavigationStatus = 'stable';

/** The editors’ manual of MainNavigation, without its fields. */
export const mainNavigationManual: BlockManual = {
  purpose:
    'The top of a page: logo, a menu of the site’s pages down to the third level, further links, and a language switcher.',
  useWhen: [
    'On every page of a site that visitors navigate. Share one header among all pages.',
    'The menu should follow the pages: it shows the published pages in the order of the content tree. The page fields NavTitle, hideInNavigation, externalLink and shouldBeNavigableInMenuWhenItHasChildren control each entry.',
  ],
  avoidWhen: [
    'The menu should differ from the page tree, or show pictures: use MegaMenuNavigation.',
    'A page needs no menu: use SimpleHeader, which is only the logo.',
  ],
};
