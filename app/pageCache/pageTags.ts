import { crowdedTag } from '#domain/content/contentTags.ts';
import { cacheTagsHeader } from '#framework/cacheTags.ts';
import type { CacheTagHeader } from '../cacheTagHeaders.ts';
import { type CacheHeaders, cacheTagsOf, type DocumentValue } from './cacheEntry.ts';
import { pageCacheLimits as limits } from './limits.ts';

/** Adds what a document was made from to the tags by which it is revalidated. */
export function addTags(value: DocumentValue, sources: readonly string[]): void {
  if (sources.length === 0) return;
  const tags = [
    ...cacheTagsOf(value, {}),
    ...fitting(sources, { bytes: limits.tagBytes, count: Infinity }),
  ];
  value.headers = { ...value.headers, [cacheTagsHeader]: tags.join(',') };
}

interface HeaderForm {
  readonly separator: ',' | ' ';
  /** More tags of a page are ignored. */
  readonly mostTags: number;
  /** Between the parts of a tag. */
  readonly colon: ':' | '.';
}

const headerForms: Readonly<Record<CacheTagHeader, HeaderForm>> = {
  'cache-tag': { separator: ',', mostTags: 1_000, colon: ':' },
  'surrogate-key': { separator: ' ', mostTags: 1_000, colon: ':' },
  // Akamai allows no colon.
  'edge-cache-tag': { separator: ',', mostTags: 128, colon: '.' },
};

/** The header that tells a CDN the tags of a page. */
export function tagsForCdn(
  header: CacheTagHeader | undefined,
  tags: readonly string[],
): CacheHeaders {
  // The framework's own tags name paths, by which CDNs purge anyway.
  const own = tags.filter((tag) => !tag.startsWith('_N_T_'));
  if (header === undefined || own.length === 0) return {};
  const { separator, mostTags, colon } = headerForms[header];
  const told = fitting(own, { bytes: limits.cdnTagBytes, count: mostTags });
  return { [header]: told.map((tag) => tag.replaceAll(':', colon)).join(separator) };
}

interface Room {
  /** Of all tags, with a separator after each. */
  readonly bytes: number;
  readonly count: number;
}

/** The tags that fit. If there are more, any publish may concern the page. */
function fitting(tags: readonly string[], room: Room): readonly string[] {
  let bytes = crowdedTag.length;
  const kept = tags.slice(0, room.count - 1).filter((tag) => {
    bytes += tag.length + 1;
    return bytes <= room.bytes;
  });
  return kept.length === tags.length ? kept : [...kept, crowdedTag];
}
