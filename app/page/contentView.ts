import type { Dictionary } from '#domain/content/dictionary.ts';
import type { Page, SiteSettings } from '#domain/content/page.ts';
import type { SiteAddress } from '../site/siteAddress.ts';

/** The page at an address. */
export interface ContentView extends SiteView {
  readonly page: Page;
}

/** An address of a site, and the data that all its pages need. */
export interface SiteView {
  readonly address: SiteAddress;
  /** Path within the site and language. */
  readonly path: string;
  /** The query of the address without the question mark; empty if there is none. */
  readonly query: string;
  readonly dictionary: Dictionary;
  readonly settings: SiteSettings;
}
