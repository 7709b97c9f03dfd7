/** Holds requests back, so that on average no more are in flight than a share below one. */
export interface Pace {
  /** Notes how many requests are in flight from now on. */
  readonly changed: (inFlight: number) => void;
  /** How long no further request may be sent (ms); 0 if one may be sent now. */
  readonly pauseMs: () => number;
}

interface PaceOptions {
  /** Requests in flight on average: above 0 and below 1. */
  readonly share: number;
  /** A pause takes no longer, even if the share demands it, because visitors wait (ms). */
  readonly longestPauseMs: number;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
}

/**
 * The time in flight by which requests may be ahead of the share (ms). A process that starts sends some sixty requests of 0.1 s
 * before it knows what all pages need, such as menus.
 */
const leadMs = 6_000;

/**
 * Creates the pace of a process that has sent nothing yet. Time in flight adds up and the share makes up for it: a share of
 * 0.1 and answers in 0.1 s mean a request each second, after a few that follow each other directly.
 */
export function createPace({ share, longestPauseMs, now }: PaceOptions): Pace {
  let inFlight = 0;
  let aheadMs = 0;
  let settledAt = now();

  function settle(): void {
    const at = now();
    const ahead = aheadMs + (inFlight - share) * (at - settledAt);
    aheadMs = Math.min(Math.max(ahead, 0), leadMs + share * longestPauseMs);
    settledAt = at;
  }

  return {
    changed: (count) => {
      settle();
      inFlight = count;
    },
    pauseMs: () => {
      settle();
      // Whole milliseconds, because timers know no others.
      return Math.ceil(Math.max(aheadMs - leadMs, 0) / share);
    },
  };
}

/** The pace of a process that may send a request at any time. */
export const unpaced: Pace = { changed: () => undefined, pauseMs: () => 0 };
