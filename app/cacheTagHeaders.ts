/** Headers that tell a CDN the tags of a page. Each CDN has its own (docs/operations.md#publishing). */
export const cacheTagHeaders = ['cache-tag', 'surrogate-key', 'edge-cache-tag'] as const;

export type CacheTagHeader = (typeof cacheTagHeaders)[number];
