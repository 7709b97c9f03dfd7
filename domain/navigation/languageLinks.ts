import { type Locale, localizedPath, type Site, siteLocale } from '#domain/sites/site.ts';
import { sitePath } from '../content/href.ts';
import type { PageLanguage } from '../content/page.ts';
import { fillWildcards } from '../content/wildcards.ts';
import { encodePath } from '../http/path.ts';

/** A link to the same page in another language. */
export interface LanguageLink {
  readonly locale: Locale;
  /** Name of the language in the language itself: "svenska". */
  readonly nativeName: string;
  /** The visitors' address of the page. */
  readonly href: string;
}

/**
 * The languages in which a visitor can read a page: it exists in them and its site has them.
 *
 * @param path - The page's path, for languages without a path from the platform, and for open
 *   segments.
 */
export function pageLanguageLinks(
  site: Site,
  languages: readonly PageLanguage[],
  path: string,
): readonly LanguageLink[] {
  return languages.flatMap(({ name, nativeName, path: own }) => {
    const locale = siteLocale(site, name);
    if (!locale) return [];
    // On the page of a car, the link must lead to the same car, so open segments are filled.
    const translated = fillWildcards(withoutLanguage(sitePath(own ?? '') ?? path, name), path);
    const href = localizedPath(site, locale, translated);
    return [{ locale, nativeName, href }];
  });
}

/**
 * The languages of the not-found page, shown in place of a missing page: each has the address that is
 * missing, not the not-found page's own. A visitor who asked for a page in the wrong language reaches
 * it with the switch; anyone else gets the not-found page of the other language.
 *
 * @param languages - Those of the not-found page.
 * @param path - The missing page's path within its language, decoded.
 */
export function missingPageLanguages(
  languages: readonly PageLanguage[],
  path: string,
): readonly PageLanguage[] {
  return languages.map((language) => ({
    ...language,
    path: encodePath(path.split('/').slice(1)),
  }));
}

/** The platform puts the language in front of the path, unless it is the site's first. */
function withoutLanguage(path: string, language: string): string {
  if (path === `/${language}`) return '/';
  return path.startsWith(`/${language}/`) ? path.slice(language.length + 1) : path;
}
