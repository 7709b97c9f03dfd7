import { oldCarstore } from './redirects/carstore-se/oldCarstore.ts';
import type { SiteRedirects } from './redirects/siteRedirects.ts';

/** Old addresses of the Swedish used-car stores. */
export const carstoreSeRedirects: SiteRedirects = { rules: oldCarstore, intended: [] };
