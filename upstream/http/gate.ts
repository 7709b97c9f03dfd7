import type { Overloaded } from '#domain/upstreamFailure.ts';
import { type LoopTimers, startDeadline } from './deadline.ts';
import { type Pace, unpaced } from './pace.ts';

/** Limits of concurrent and waiting requests to an upstream. */
export interface GateLimits {
  /** Maximum number of requests in flight. */
  readonly maxConcurrent: number;
  /** Maximum number of waiting requests; further ones are refused at once. */
  readonly maxQueued: number;
  /** Maximum waiting time in ms; after that, a request is refused. */
  readonly maxWaitMs: number;
}

/** Admits a limited number of requests; the others wait in a queue, within limits. */
export interface Gate {
  /**
   * Resolves when the caller may send its request, or with the reason why it may not. A caller that has more patience
   * than others states its own waiting time (ms), and `waitsOn` decides after it whether the wait begins again.
   */
  readonly enter: (
    maxWaitMs?: number,
    waitsOn?: () => boolean,
  ) => Promise<'admitted' | Exclude<Overloaded['reason'], 'circuit-open'>>;
  /** Takes a place ahead of the queue and beyond the limit, for a request that must not wait. */
  readonly enterAtOnce: () => void;
  /** Passes the place of an admitted request to the next one in the queue. */
  readonly leave: () => void;
  readonly inFlight: () => number;
  readonly queued: () => number;
}

/** Creates a gate with a first-in, first-out queue. */
export function createGate(limits: GateLimits, timers: LoopTimers, pace: Pace = unpaced): Gate {
  // Sets keep insertion order and allow removing a timed-out request from the middle.
  const waiting = new Set<() => void>();
  let inFlight = 0;
  let isPausing = false;

  function count(change: 1 | -1): void {
    inFlight += change;
    pace.changed(inFlight);
  }

  /** Admits the next request in the queue, or pauses before. */
  function admitNext(): void {
    const [next] = waiting;
    if (!next || isPausing || inFlight >= limits.maxConcurrent) return;
    const pauseMs = pace.pauseMs();
    if (pauseMs === 0) {
      count(1);
      next();
      return;
    }
    isPausing = true;
    timers.after(pauseMs, () => {
      isPausing = false;
      admitNext();
    });
  }

  function wait(maxWaitMs: number, waitsOn: () => boolean): ReturnType<Gate['enter']> {
    return new Promise((resolve) => {
      const cancel = startWait(timers, { maxWaitMs, waitsOn }, () => {
        waiting.delete(admit);
        resolve('waited-too-long');
      });
      const admit = () => {
        cancel();
        waiting.delete(admit);
        resolve('admitted');
      };
      waiting.add(admit);
      admitNext();
    });
  }

  return {
    enter: async (maxWaitMs = limits.maxWaitMs, waitsOn = () => false) => {
      if (isPausing || inFlight >= limits.maxConcurrent || pace.pauseMs() > 0)
        return waiting.size < limits.maxQueued ? wait(maxWaitMs, waitsOn) : 'queue-full';
      count(1);
      return 'admitted';
    },
    enterAtOnce: () => count(1),
    leave: () => {
      count(-1);
      admitNext();
    },
    inFlight: () => inFlight,
    queued: () => waiting.size,
  };
}

interface Patience {
  readonly maxWaitMs: number;
  readonly waitsOn: () => boolean;
}

/** Calls `giveUp` after the waiting time, unless the wait begins again. Returns a function that cancels it. */
function startWait(
  timers: LoopTimers,
  { maxWaitMs, waitsOn }: Patience,
  giveUp: () => void,
): () => void {
  let cancel = (): void => undefined;
  const begin = (): void => {
    cancel = startDeadline(timers, maxWaitMs, () => (waitsOn() ? begin() : giveUp()));
  };
  begin();
  return () => cancel();
}
