/** How the primary process notices a worker that is stuck. */
export const pulseLimits = {
  /** How often a worker sends a beat, and how often the primary looks for one (ms). */
  intervalMs: 1_000,
  /**
   * A worker without a beat in this many intervals in a row is stuck. A task of a second takes sixteen on two cores that
   * 32 processes share.
   */
  silentIntervals: 30,
  /** The same until it takes connections: it loads its code and compiles it in its first renders, which takes longer. */
  startIntervals: 120,
} as const;

/** Limits that differ from the site's, for tests. */
export type PulseLimits = Readonly<Record<keyof typeof pulseLimits, number>>;

/** The watch over the beats of one worker. */
export interface PulseWatch {
  /** The worker has sent a beat. */
  readonly beat: () => void;
  /** The worker takes connections. */
  readonly started: () => void;
  readonly end: () => void;
}

/**
 * Calls `onStuck` once, when a worker has sent no beat for too long. Counts the intervals in which this process itself
 * was running, and not time: after this process or the whole machine was asleep, the workers get a full wait again.
 */
export function watchPulse(
  onStuck: () => void,
  { intervalMs, silentIntervals, startIntervals }: PulseLimits = pulseLimits,
): PulseWatch {
  let allowed = startIntervals;
  let left = allowed;
  // A timer that is late fires once, however many intervals were missed.
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    onStuck();
  }, intervalMs);
  timer.unref();
  return {
    beat: () => {
      left = allowed;
    },
    started: () => {
      allowed = silentIntervals;
      left = allowed;
    },
    end: () => clearInterval(timer),
  };
}
