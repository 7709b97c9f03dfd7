/** The ids of the group's sites. */
export const siteIds = [
  'nordvik-se',
  'nordvik-no',
  'nordvik-uk',
  'mercedes-smart-se',
  'nordvik-trucks-se',
  'nordvik-auctions-se',
  'nordvik-restaurant-se',
  'carstore-se',
  'carstore-no',
  'carstore-fi',
  'carstore-sk',
] as const;

export type SiteId = (typeof siteIds)[number];

/** The languages the group speaks, as BCP 47 tags. */
export type Locale = 'sv' | 'nb' | 'en' | 'fi' | 'sk';

/** The brands a site can wear. */
export type SiteTheme = 'default' | 'mercedes' | 'smart' | 'carstore';

/** What a developer decides about a site; what editors decide comes from the content platform. */
export interface Site {
  readonly id: SiteId;
  /** The site's name on the content platform. */
  readonly contentName: string;
  /** Hosts that answer as this site in production; the first is the canonical one. */
  readonly hosts: readonly [string, ...string[]];
  /** Languages of the site. The first is the default and has no prefix in addresses. */
  readonly locales: readonly [Locale, ...Locale[]];
  readonly theme: SiteTheme;
}

/** The language of addresses without a prefix. */
export function defaultLocale(site: Site): Locale {
  return site.locales[0];
}

/** The site's language of that name, if it has it. */
export function siteLocale(site: Site, locale: string): Locale | undefined {
  return site.locales.find((candidate) => candidate === locale);
}

/** The visitor's address of a path in one of the site's languages: `/en/about`. */
export function localizedPath(site: Site, locale: Locale, path: string): string {
  if (locale === defaultLocale(site)) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
