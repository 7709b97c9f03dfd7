import type { Answer } from '../upstreamAnswer.ts';
import type { UpstreamFailure } from '../upstreamFailure.ts';
import type { Dictionary } from './dictionary.ts';
import type { Page, SiteSettings } from './page.ts';

/** The address of a page on the platform. */
export interface PageAddress {
  /** Name of the site on the platform. */
  readonly site: string;
  readonly language: string;
  /** Path within the site, starting with a slash. */
  readonly path: string;
}

/** What the platform's page editor requests. */
export interface EditableAddress {
  readonly site: string;
  readonly itemId: string;
  readonly language: string;
  /** The latest if absent. */
  readonly version?: string | undefined;
  readonly mode: 'edit' | 'preview';
  /** The final layout, or the one shared by all versions. */
  readonly layoutKind: 'final' | 'shared';
  /** The variant of a page that the platform personalises; the one for everybody if absent. */
  readonly variant?: string | undefined;
  /** The moment whose content is shown, in the platform's notation; now if absent. */
  readonly previewTime?: string | undefined;
  /** The editor's own credentials, as a value of the `Authorization` header: the platform decides what the editor may see. */
  readonly authorization?: string | undefined;
}

/** A published page in the list of a site's pages. */
export interface Route {
  /** Path within the site and language, which may have open segments. */
  readonly path: string;
  /** When it was last changed, in ISO 8601. */
  readonly updatedAt?: string | undefined;
  /** The address that search engines should keep instead of its own. */
  readonly canonicalUrl?: string | undefined;
}

/** Port of the content platform. Failures are values; it never rejects. */
export interface ContentService {
  /** The page at an address; `undefined` if there is none. */
  readonly page: (address: PageAddress) => Promise<Answer<Page | undefined, UpstreamFailure>>;
  /** The page of an item as shown in the editor, published or not; never cached. */
  readonly editablePage: (
    address: EditableAddress,
  ) => Promise<Answer<Page | undefined, UpstreamFailure>>;
  readonly dictionary: (
    site: string,
    language: string,
  ) => Promise<Answer<Dictionary, UpstreamFailure>>;
  /** The entries of the dictionary as on the platform, with those that the site doesn't know. */
  readonly texts: (
    site: string,
    language: string,
  ) => Promise<Answer<ReadonlyMap<string, string>, UpstreamFailure>>;
  readonly siteSettings: (
    site: string,
    language: string,
  ) => Promise<Answer<SiteSettings, UpstreamFailure>>;
  /** All published pages of a site in one language, including those with open segments. */
  readonly routes: (
    site: string,
    language: string,
  ) => Promise<Answer<readonly Route[], UpstreamFailure>>;
  /** Paths of all published pages of a site in one language, including those with open segments. */
  readonly paths: (
    site: string,
    language: string,
  ) => Promise<Answer<readonly string[], UpstreamFailure>>;
}
