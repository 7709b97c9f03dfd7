/** A language with a table of words. */
export type WordLanguage = (typeof allWordLanguages)[number];

/** All languages with a table of words. */
export const allWordLanguages = ['sv', 'nb', 'en', 'fi', 'sk'] as const;

/**
 * The languages in which visitors of a site search, the most likely first: those of the site, and English.
 * @param locales the languages of the site, the default one first
 */
export function wordLanguages(locales: readonly string[]): readonly WordLanguage[] {
  const spoken = [...new Set([...locales, 'en'])];
  return spoken.flatMap((locale) => allWordLanguages.find((language) => language === locale) ?? []);
}
