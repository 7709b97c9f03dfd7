/** Sizes and times of the cache in front of the framework, with their reasons. Times are in milliseconds. */
export const frontCacheLimits = {
  /** Both compressed forms of a page take some 40 KB, so this holds the 800 most visited pages per process. */
  bytes: 32 * 1024 ** 2,
  /** All scripts, style sheets and tiles of the map take some 6 MB. */
  fileBytes: 16 * 1024 ** 2,
  /**
   * A page is kept from its second request on: most invented addresses have only one. This many addresses with one
   * request are remembered, some 200 bytes each.
   */
  seen: 10_000,
  /** How long to wait after the framework could not make a page, or is still making it. */
  retryMs: 1_000,
  /** How long an address is left to the framework after an answer that must not be kept, such as a redirect. */
  refusedMs: 10_000,
  /** Purged tags that are remembered. */
  tags: 10_000,
  /** Pages that are made at a time, and that wait for it. Beyond that, a later request starts it. */
  making: { concurrent: 2, waiting: 500 },
  /** A page that is used for a shorter time isn't worth a slow compression. */
  worthwhileMs: 30_000,
  /**
   * A slow compression takes a second of CPU time for the largest pages, and saves a tenth of a page's bytes. Most pages
   * are requested less often than this between two restarts.
   */
  worthwhileHits: 30,
  /** Smallest forms of pages and files. */
  best: {
    /** A page takes some 40 KB. Those of earlier builds are the first to be removed. */
    diskBytes: 256 * 1024 ** 2,
    /** After this time, another process compresses as well. */
    claimMs: 10_000,
    /** How often a process looks whether another one has finished. */
    pollMs: 250,
    /** Texts that wait. Beyond that, a later request starts it. */
    waiting: 500,
  },
  /** The framework's rendering ends a moment after the page is in the page cache. */
  settleMs: 50,
};
