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
  const places = createPlaces({ maxConcurrent: limits.maxConcurrent, waiting, timers, pace });

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
      places.admitNext();
    });
  }

  return {
    enter: async (maxWaitMs = limits.maxWaitMs, waitsOn = () => false) => {
      if (!places.isFree())
        return waiting.size < limits.maxQueued ? wait(maxWaitMs, waitsOn) : 'queue-full';
      places.count(1);
      return 'admitted';
    },
    enterAtOnce: () => places.count(1),
    leave: () => {
      places.count(-1);
      places.admitNext();
    },
    inFlight: places.inFlight,
    queued: () => waiting.size,
  };
}

interface PlacesOptions extends Pick<GateLimits, 'maxConcurrent'> {
  /** Admit the requests in the queue, in their order. */
  readonly waiting: ReadonlySet<() => void>;
  readonly timers: LoopTimers;
  readonly pace: Pace;
}

/** The places of the requests in flight. */
function createPlaces({ maxConcurrent, waiting, timers, pace }: PlacesOptions) {
  let inFlight = 0;
  let isPausing = false;

  function count(change: 1 | -1): void {
    inFlight += change;
    pace.changed(inFlight);
  }

  /** Admits the next request in the queue, or pauses before. */
  function admitNext(): void {
    const [next] = waiting;
    if (!next || isPausing || inFlight >= maxConcurrent) return;
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

  return {
    count,
    admitNext,
    isFree: () => !isPausing && inFlight < maxConcurrent && pace.pauseMs() === 0,
    inFlight: () => inFlight,
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
