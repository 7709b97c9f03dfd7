import { megabyte } from '#domain/units.ts';

/** Sizes and times of the cache in front of the framework, with their reasons. Times are in milliseconds. */
export const frontCacheLimits = {
  /** Both compressed forms of a page take some 40 KB, so this holds the 500 most visited pages per process. */
  bytes: 20 * megabyte,
  /** All scripts, style sheets and tiles of the map take some 6 MB. */
  fileBytes: 16 * megabyte,
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
  /** The framework's rendering ends a moment after the page is in the page cache. */
  settleMs: 50,
};
