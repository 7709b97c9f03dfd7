/** A language with a table of words. */
export type WordLanguage = 'sv' | 'nb' | 'en' | 'fi' | 'sk';

const byCountry: Readonly<Record<string, readonly WordLanguage[]>> = {
  se: ['sv', 'en'],
  no: ['nb', 'en'],
  uk: ['en'],
  fi: ['fi', 'sv', 'en'],
  sk: ['sk', 'en'],
};

/**
 * The languages in which a site's visitors search, the most likely first.
 * @param name of the site or one of its indices, which ends with the country
 */
export function wordLanguages(name: string): readonly WordLanguage[] {
  return byCountry[name.slice(name.lastIndexOf('-') + 1)] ?? ['en'];
}
