import type { PageLanguage } from '../content/page.ts';
import { fillWildcards } from '../content/wildcards.ts';
import { type Locale, localizedPath, type Site, siteLocale } from './site.ts';

/** The same page in one of its languages. */
export interface LanguageLink {
  readonly locale: Locale;
  /** What its speakers call the language: "svenska". */
  readonly nativeName: string;
  /** The visitor's address of the page in it. */
  readonly href: string;
}

/**
 * The languages a visitor can read a page in: those in which it exists and which its site speaks.
 *
 * @param path - The page's path, for languages of which the platform names no path, and for the
 *   segments that a page's own path leaves open.
 */
export function pageLanguageLinks(
  site: Site,
  languages: readonly PageLanguage[],
  path: string,
): readonly LanguageLink[] {
  return languages.flatMap(({ name, nativeName, path: own }) => {
    const locale = siteLocale(site, name);
    if (!locale) return [];
    // A page for many addresses leads to the same car in the other language, not to all of them.
    const translated = fillWildcards(withoutLanguage(own ?? path, name), path);
    const href = localizedPath(site, locale, translated);
    return [{ locale, nativeName, href }];
  });
}

/** The platform puts the language in front of the path, unless it is the site's first. */
function withoutLanguage(path: string, language: string): string {
  if (path === `/${language}`) return '/';
  return path.startsWith(`/${language}/`) ? path.slice(language.length + 1) : path;
}
