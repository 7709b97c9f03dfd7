import { megabyte } from '#domain/units.ts';

/**
 * Sizes and times of the page cache, with their reasons. Sizes are bytes, times are seconds. The processes of a machine
 * share them.
 */
export const pageCacheLimits = {
  /**
   * A page takes about a quarter of a megabyte in memory, so this holds 60 pages. Those that are requested often are
   * answered by the cache in front of the framework, whose bytes are a fifth of that, and all others are read from disk.
   */
  memoryBytes: 16 * megabyte,
  /** A page takes about 200 KB on disk: all content pages of all sites and several thousand cars. */
  diskBytes: 1024 * megabyte,
  /**
   * After a refused render the good copy counts as fresh for this long. During an outage every page
   * that is visited would otherwise be rendered again each second, for nothing.
   */
  refusedSeconds: 10,
  /**
   * How long a process may take to render a page again before another one does as well. Upstreams are given up after
   * three seconds. The old page is answered meanwhile.
   */
  renderSeconds: 10,
  /**
   * Pages that a process renders again at once while visitors get the old ones. Rendering takes one core, and part of
   * the time is spent waiting for upstreams.
   */
  backgroundRenders: 4,
  /** After this time a render that hasn't ended counts no longer. A page waits 2.5 s for its upstreams at most. */
  backgroundRenderSeconds: 4,
  /** `retry-after` of a 503: upstreams are asked again after about this time. */
  retryAfterSeconds: 10,
  /** Number of keys whose last refused render is remembered; about 200 bytes each. */
  rememberedRefusals: 10_000,
  /** Number of keys whose render has begun and not ended; about 200 bytes each. */
  rememberedRenders: 10_000,
  /**
   * The tags of what a page was made from, with separators. They travel in a header within the server, which takes 16 KB of
   * headers. A page with two dozen blocks has a kilobyte.
   */
  tagBytes: 6_000,
  /** Those in the header for a CDN, among the headers that visitors' proxies may have to take: 8 KB is common. */
  cdnTagBytes: 4_000,
  /** Number of revalidated tags that are remembered; about 200 bytes each. */
  rememberedTags: 10_000,
} as const;

/** How long an answer is used, in seconds. */
export interface PageLifetime {
  /** Without asking again. */
  readonly fresh: number;
  /** After that, while the page is rendered again. Then visitors wait for a new one. */
  readonly stale: number;
}

/**
 * The lifetimes of pages by their kind, in the page cache and in shared caches in front of the site. docs/performance.md
 * describes them.
 */
export const pageLifetimes = {
  /** After five quiet minutes, a visitor rather waits for the price of today than sees that of yesterday. */
  good: { fresh: 60, stale: 300 },
  /**
   * Redirects and pages rendered for a query. They are kept in memory only: there are more queries
   * than any disk holds, and a redirect costs little to render.
   */
  brief: { fresh: 60, stale: 240 },
  /** A page that was just published must not stay missing for long. */
  missing: { fresh: 10, stale: 0 },
  /** One second is enough for a crowd to share one render; a longer time would hide the recovery. */
  degraded: { fresh: 1, stale: 0 },
} as const satisfies Readonly<Record<string, PageLifetime>>;
