/** How the primary process notices a worker that is stuck. */
export const pulseLimits = {
  /** How often a worker sends a beat, and how often the primary looks for one (ms). */
  intervalMs: 1_000,
  /**
   * A worker without a beat in this many intervals in a row is stuck. A slow task of a second takes ten on a machine that
   * has five times as much work as it can do.
   */
  silentIntervals: 15,
  /** The same before its first beat, while it loads its code. */
  startIntervals: 120,
} as const;

/** Limits that differ from the site's, for tests. */
export type PulseLimits = Readonly<Record<keyof typeof pulseLimits, number>>;

/** The watch over the beats of one worker. */
export interface PulseWatch {
  /** The worker has sent a beat. */
  readonly beat: () => void;
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
  let left = startIntervals;
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
      left = silentIntervals;
    },
    end: () => clearInterval(timer),
  };
}
