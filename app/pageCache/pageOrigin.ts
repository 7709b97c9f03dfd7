/**
 * On answers that come from the page cache: where and when they were made. The cache in front of the framework reads
 * it (`server/cache`). The header doesn't leave the server.
 */
export const pageOriginHeader = 'x-forecourt-page-origin';

/** Where a page comes from. */
export interface PageOrigin {
  /** Its key in the page cache. */
  readonly key: string;
  /** From when on it counts as fresh, in milliseconds since 1970. */
  readonly madeAt: number;
  /** When its render may have begun, in milliseconds since 1970. A later purge concerns it, however fresh it counts. */
  readonly renderedSince: number;
  /** The tags by which it is revalidated. */
  readonly tags: readonly string[];
}

/** Writes the origin as the value of a header. */
export function writePageOrigin({ key, madeAt, renderedSince, tags }: PageOrigin): string {
  return [String(madeAt), String(renderedSince), key, ...tags].map(encodeURI).join(' ');
}

/** `undefined` if the answer doesn't come from the page cache. */
export function readPageOrigin(value: string | undefined): PageOrigin | undefined {
  const [madeAt, since, key, ...tags] = (value ?? '').split(' ').map(decodeURIComponent);
  if (key === undefined) return undefined;
  return { key, madeAt: Number(madeAt), renderedSince: Number(since), tags };
}
