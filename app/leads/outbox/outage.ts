import { type BackOffLimits, backOff } from './backOff.ts';

interface OutageOptions {
  /** Deliveries at a time while all is well. */
  readonly concurrent: number;
  readonly limits: BackOffLimits;
  /** Milliseconds since any fixed moment, on a clock that never jumps. */
  readonly now: () => number;
  readonly random: () => number;
}

/** Decides how many deliveries may be under way, by how the last ones ended. */
export interface Outage {
  /** None during a pause, one to find out whether the outage is over, else the usual number. */
  readonly allowed: () => number;
  readonly succeeded: () => void;
  /**
   * The service failed, not just on this lead. Deliveries that began before the last failure belong to
   * the same failure. `atLeastMs` is how long the service has asked to wait.
   */
  readonly failed: (startedAt: number, atLeastMs: number) => void;
}

/** Creates the state of a service that has not failed yet. */
export function createOutage({ concurrent, limits, now, random }: OutageOptions): Outage {
  let failures = 0;
  let failedAt = Number.NEGATIVE_INFINITY;
  let pauseMs = 0;
  return {
    allowed: () => {
      if (failures === 0) return concurrent;
      return now() - failedAt < pauseMs ? 0 : 1;
    },
    succeeded: () => {
      failures = 0;
    },
    failed: (startedAt, atLeastMs) => {
      if (startedAt <= failedAt) return;
      failures += 1;
      failedAt = now();
      const wait = backOff(failures, limits, random);
      pauseMs = Math.max(wait, Math.min(atLeastMs, limits.maxMs));
    },
  };
}
