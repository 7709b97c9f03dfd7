import { dayMs, minuteMs } from '#domain/units.ts';

/** Limits of the picture cache, with their reasons. Sizes are bytes, times are milliseconds. */
export const pictureCacheLimits = {
  /** All pictures of all sites in all widths and formats take some 300 MB. */
  diskBytes: 1_000_000_000,
  /**
   * How long a process may take to make a picture before others make it as well. AVIF with 1920 px takes half a
   * second on an idle core, and the optimiser gives up after seven seconds. After a failure, others wait in vain.
   */
  claimMs: 8_000,
  /** How often a process looks whether another one has finished. */
  pollMs: 50,
  /** `minimumCacheTTL` of `next.config.ts`: within this time a picture isn't compared with its original. */
  freshMs: dayMs,
  /** An original that couldn't be resized, for example because all cores were busy, is tried again after this time. */
  originalMs: minuteMs,
} as const;
