import type { Dictionary } from '#domain/content/dictionary.ts';
import type { ContentImage, ContentLink } from '#domain/content/fieldTypes.ts';
import type { PageMode } from '#domain/content/page.ts';
import type { LanguageLink } from '#domain/navigation/languageLinks.ts';
import type { Locale } from '#domain/sites/site.ts';

/** The content of a header. */
export interface HeaderFields {
  /** The logo for light backgrounds. */
  readonly logo: ContentImage | undefined;
  /** The logo for dark backgrounds; without it `logo` is shown in white. */
  readonly logoOnDark: ContentImage | undefined;
  /** Width of the logo in px. */
  readonly logoWidth: number;
  /** Height of the logo in px. */
  readonly logoHeight: number;
  readonly slimNav: boolean;
  readonly hasDarkTheme: boolean;
  /** Whether there is a line between header and page. */
  readonly showSeparator: boolean;
  /** The links beside the menu. */
  readonly extraItems: readonly ExtraItem[];
}

/** A link beside the menu. */
export interface ExtraItem {
  readonly fields: { readonly title: string; readonly link: ContentLink | undefined };
}

/** The page under the header. */
export interface HeaderFrame {
  /** Path within the site and language, starting with a slash. */
  readonly path: string;
  /** Address of the site's start page in this language: `/` or `/en`. */
  readonly homePath: string;
  readonly mode: PageMode;
  readonly locale: Locale;
  /** The languages of the page, including its own. */
  readonly languages: readonly LanguageLink[];
  readonly dictionary: Dictionary;
}
