import { crowdedTag } from '#domain/content/contentTags.ts';
import { cacheTagsHeader } from '#framework/cacheTags.ts';
import type { CacheTagHeader } from '../cacheTagHeaders.ts';
import { type CacheHeaders, cacheTagsOf, type DocumentValue } from './cacheEntry.ts';
import { pageCacheLimits as limits } from './limits.ts';

/** Adds what a document was made from to the tags by which it is revalidated. */
export function addTags(value: DocumentValue, sources: readonly string[]): void {
  if (sources.length === 0) return;
  const tags = [...cacheTagsOf(value, {}), ...fitting(sources, limits.tagBytes)];
  value.headers = { ...value.headers, [cacheTagsHeader]: tags.join(',') };
}

/** The header that tells a CDN the tags of a page, in the way in which it separates them. */
export function tagsForCdn(
  header: CacheTagHeader | undefined,
  tags: readonly string[],
): CacheHeaders {
  // The framework's own tags name paths, by which CDNs purge anyway.
  const own = tags.filter((tag) => !tag.startsWith('_N_T_'));
  if (header === undefined || own.length === 0) return {};
  const separator = header === 'surrogate-key' ? ' ' : ',';
  return { [header]: fitting(own, limits.cdnTagBytes).join(separator) };
}

/** The tags that fit, with a separator after each. If there are more, any publish may concern the page. */
function fitting(tags: readonly string[], maxBytes: number): readonly string[] {
  let bytes = crowdedTag.length;
  const kept = tags.filter((tag) => {
    bytes += tag.length + 1;
    return bytes <= maxBytes;
  });
  return kept.length === tags.length ? kept : [...kept, crowdedTag];
}
