import type { Locale, Site } from '#domain/sites/site.ts';

/** The address of the feed of a site's stories in one language; `undefined` if it has no stories. */
export function feedAddress(site: Site, locale: Locale): string | undefined {
  return site.commonPages?.[locale]?.stories === undefined ? undefined : `/feed-${locale}.xml`;
}
