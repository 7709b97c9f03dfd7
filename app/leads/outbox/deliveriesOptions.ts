import type { Result } from '#domain/result.ts';
import type { UpstreamFailure } from '#domain/upstreamFailure.ts';
import type { BackOffLimits } from './backOff.ts';
import type { OutboxEntry, OutboxStore } from './outboxStore.ts';

/** Options of `createDeliveries`. */
export interface DeliveriesOptions {
  readonly store: Pick<OutboxStore, 'leases' | 'claim' | 'postpone' | 'confirm'>;
  readonly deliver: (entry: OutboxEntry) => Promise<Result<undefined, UpstreamFailure>>;
  /** What the log says of an entry that was delivered. */
  readonly delivered: string;
  readonly clock: DeliveryClock;
  /** Returns a unique text. */
  readonly newLease: () => string;
  readonly limits: DeliveryLimits;
  /** Called after each round. */
  readonly onRound: () => Promise<void>;
  /** Receives lines without personal data. */
  readonly log: (line: string) => void;
}

/** What the deliveries need from the process; tests pass their own. */
export interface DeliveryClock {
  /** Milliseconds since any fixed moment, on a clock that never jumps. */
  readonly now: () => number;
  /** Runs a task once, after this many milliseconds. Returns a function that cancels it. */
  readonly after: (ms: number, task: () => void) => () => void;
  /** A number from 0 to 1. */
  readonly random: () => number;
}

/** Limits of the deliveries. */
export interface DeliveryLimits {
  /** Deliveries at a time. */
  readonly concurrent: number;
  /** How often the store is asked for entries that became due, in ms. */
  readonly pollMs: number;
  /** Longer than any delivery takes, in ms; then the entry of a process that ended is delivered by another. */
  readonly leaseMs: number;
  readonly backOff: BackOffLimits;
}
