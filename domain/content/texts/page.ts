import { everySite, textSubject } from './textSubject.ts';

/** The texts of every page, and of parts that many blocks have. */
export const pageSubject = textSubject(
  everySite,
  [
    'skipToContent',
    'sectionErrorTitle',
    'sectionErrorText',
    'sectionErrorAdvice',
    'sectionErrorReload',
    'sectionErrorComponent',
    'notFoundTitle',
    'notFoundText',
    'notFoundHome',
    'copied',
    'copyLink',
    'close',
    'scrollToTop',
    'opensInNewTab',
    'table',
    'loading',
    'breadcrumb',
    'back',
    'showAll',
    'showFewer',
    'tryAgain',
  ],
  { sectionErrorComponent: ['component'], copyLink: ['value'] },
);
