import { everySite, textSubject } from './textSubject.ts';

/** The texts of headers and footers. */
export const navigationSubject = textSubject(
  everySite,
  [
    'mainNavigation',
    'footerNavigation',
    'openMenu',
    'closeMenu',
    'moreMenu',
    'overviewOf',
    'topSelected',
    'languageSwitcher',
  ],
  { overviewOf: ['title'] },
);
