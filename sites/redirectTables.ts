import type { RedirectRule } from '#domain/redirects/redirectRule.ts';
import type { SiteId } from '#domain/sites/site.ts';
import { nordvikSeRedirects } from './nordvik-se.redirects.ts';

/** The old addresses of each site that has some. */
export const redirectTables: Readonly<Record<SiteId, readonly RedirectRule[]>> = {
  'nordvik-se': nordvikSeRedirects,
};
