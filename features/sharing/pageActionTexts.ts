import type { Dictionary } from '#domain/content/dictionary.ts';

/** The texts of the menu that shares a page. */
export interface PageActionTexts {
  /** The button that opens the menu. */
  readonly menu: string;
  readonly share: string;
  readonly copyLink: string;
  /** Announced after copying. */
  readonly copied: string;
  readonly print: string;
}

/** Those texts in the site's language. */
export function pageActionTexts(dictionary: Dictionary): PageActionTexts {
  return {
    menu: dictionary.pageActions,
    share: dictionary.pageShare,
    copyLink: dictionary.shareCopyLink,
    copied: dictionary.copied,
    print: dictionary.pagePrint,
  };
}
