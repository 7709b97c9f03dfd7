import type { Result } from '../result.ts';
import { describeUpstreamFailure, type UpstreamFailure } from '../upstreamFailure.ts';
import type { Dictionary } from './dictionary.ts';
import type { Page, SiteSettings } from './page.ts';

/** Why the content platform gave no content. */
export type ContentFailure = UpstreamFailure;

/** What a page is asked for by. */
export interface PageAddress {
  /** Name of the site on the platform. */
  readonly site: string;
  readonly language: string;
  /** Path within the site, starting with a slash. */
  readonly path: string;
}

/** What the platform's page editor asks to see. */
export interface EditableAddress {
  readonly site: string;
  readonly itemId: string;
  readonly language: string;
  /** The latest when absent. */
  readonly version?: string | undefined;
  readonly mode: 'edit' | 'preview';
  /** Whether the final layout is asked for, or the one shared by all versions. */
  readonly layoutKind: 'final' | 'shared';
}

/** The content platform, as the site sees it. Answers in failure with a value, never a throw. */
export interface ContentService {
  /** The page at an address; `undefined` when there is none. */
  readonly page: (address: PageAddress) => Promise<Result<Page | undefined, ContentFailure>>;
  /** The page of an item as its editor sees it, published or not; never kept. */
  readonly editablePage: (
    address: EditableAddress,
  ) => Promise<Result<Page | undefined, ContentFailure>>;
  readonly dictionary: (
    site: string,
    language: string,
  ) => Promise<Result<Dictionary, ContentFailure>>;
  readonly siteSettings: (
    site: string,
    language: string,
  ) => Promise<Result<SiteSettings, ContentFailure>>;
  /** Paths of all published pages of a site in one language, with those that leave segments open. */
  readonly paths: (
    site: string,
    language: string,
  ) => Promise<Result<readonly string[], ContentFailure>>;
}

/** One line for the log that says what went wrong. */
export const describeContentFailure: (failure: ContentFailure) => string = describeUpstreamFailure;
