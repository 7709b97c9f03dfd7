import { cacheTagsHeader } from '#framework/cacheTags.ts';

/**
 * The values that Next passes to a cache handler, as far as the page cache uses them. The types are
 * our own because Next documents the interface but exports its types from internal paths only.
 */
export type CacheValue = PageValue | RouteValue | ImageValue | OpaqueValue;

/** A document that has a status and headers. */
export type DocumentValue = PageValue | RouteValue;

export type CacheHeaders = Record<string, string | number | string[] | undefined>;

/** A rendered page. The cache handler may change its fields; Next answers with the changed values. */
export interface PageValue {
  kind: 'APP_PAGE';
  html: string;
  /** The response for the browser's router. */
  rscData?: Buffer | undefined;
  /** Responses to prefetches of parts of the page. */
  segmentData?: Map<string, Buffer> | undefined;
  postponed?: string | undefined;
  headers?: CacheHeaders | undefined;
  /** `undefined` means 200. */
  status?: number | undefined;
}

/** The response of a route handler. */
export interface RouteValue {
  kind: 'APP_ROUTE';
  body: Buffer;
  headers?: CacheHeaders | undefined;
  status?: number | undefined;
}

/** A picture that the image optimiser has made. `app/pictureCache` keeps them. */
export interface ImageValue {
  kind: 'IMAGE';
  buffer: Buffer;
  etag: string;
  upstreamEtag: string;
  /** Of the file name, without a dot. */
  extension: string;
  /** Seconds until it is compared with its original again. */
  revalidate?: number | undefined;
}

/** Values that are stored without being inspected. */
export interface OpaqueValue {
  kind: 'FETCH' | 'PAGES' | 'REDIRECT';
}

/** How long an answer is valid, in seconds. */
export interface CacheControl {
  /** Fresh for this long; `false` means forever. Next accepts no number below 1. */
  revalidate: number | false;
  /** Must not be served after this time; `undefined` means no limit. */
  expire?: number | undefined;
}

/** What Next passes to `set` besides the value. */
export interface SetContext {
  /** The cache handler may change it: Next derives the `cache-control` of the response from it. */
  cacheControl?: CacheControl | undefined;
  /** Tags of a `FETCH` value; those of a document are in its headers. */
  tags?: readonly string[] | undefined;
}

/** What Next passes to `get` besides the key. */
export interface GetContext {
  readonly kind?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly softTags?: readonly string[] | undefined;
}

/** What `get` returns to Next. */
export interface CacheAnswer {
  /** Milliseconds since 1970. */
  readonly lastModified: number;
  readonly value: CacheValue;
  readonly cacheControl?: CacheControl;
}

/** The answer for a page or another document. */
export interface PageAnswer extends CacheAnswer {
  /** When its render may have begun, in milliseconds since 1970. The framework doesn't read it. */
  readonly renderedSince: number;
}

/** An entry as the page cache keeps it. */
export interface StoredEntry {
  readonly value: CacheValue;
  /** Milliseconds since 1970. */
  readonly lastModified: number;
  readonly cacheControl: CacheControl | undefined;
  readonly tags: readonly string[];
  /**
   * When its render may have begun, in milliseconds since 1970. A tag that was revalidated later applies to it, because
   * the render may have read its data before.
   */
  readonly renderedSince?: number | undefined;
  /** Whether the entry may be served in place of a degraded or unavailable page. */
  readonly isGood: boolean;
  /** Whether the entry belongs into the store of contents too, which processes share. */
  readonly isFiled: boolean;
}

/** The tags that revalidate a value. */
export function cacheTagsOf(value: CacheValue, context: SetContext): readonly string[] {
  const header = isDocument(value) ? value.headers?.[cacheTagsHeader] : undefined;
  return typeof header === 'string' ? header.split(',') : (context.tags ?? []);
}

export function isDocument(value: CacheValue): value is DocumentValue {
  return value.kind === 'APP_PAGE' || value.kind === 'APP_ROUTE';
}
