const pruneEveryMs = 60_000;

/**
 * Decides when a store removes what has ended: every minute at most, because personal data may be part of it.
 * Called with the time of each addition, by the clock of the store (ms).
 */
export function createPruneTimes(): (now: number) => boolean {
  let prunedAt = Number.NEGATIVE_INFINITY;
  return (now) => {
    // The clock may have been set back.
    if (Math.abs(now - prunedAt) < pruneEveryMs) return false;
    prunedAt = now;
    return true;
  };
}
