import type { SiteId } from '#domain/sites/site.ts';
import { carstoreSeRedirects } from './carstore-se.redirects.ts';
import { nordvikSeRedirects } from './nordvik-se.redirects.ts';
import type { SiteRedirects } from './redirects/siteRedirects.ts';

/** The old addresses of each site that has some. */
export const redirectTables: Readonly<Record<SiteId, SiteRedirects>> = {
  'carstore-se': carstoreSeRedirects,
  'nordvik-se': nordvikSeRedirects,
};
