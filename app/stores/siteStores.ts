import { hourMs, minuteMs } from '#domain/units.ts';
import type { SharedRateLimitStore } from '#storage/rateLimits/rateLimitStore.ts';
import type { OutboxStore } from '../leads/outbox/outboxStore.ts';
import type { SessionStore } from '../tireHotel/sessionStore.ts';

/** What must not be lost or counted twice. */
export interface SiteStores {
  readonly outbox: OutboxStore;
  readonly sessions: SessionStore;
  readonly limits: SharedRateLimitStore;
  /** Begins what the stores do by themselves. */
  readonly start: () => void;
  /** Ends it, and releases all resources. */
  readonly close: () => Promise<void>;
}

/** How the stores are opened. */
export interface StoresOptions {
  /** The folder of this machine's files. */
  readonly dataFolder: string;
  /** Receives lines without personal data. */
  readonly log: (line: string) => void;
}

/** Of the tire hotel's sessions. */
export const sessionLimits = {
  idleMs: 30 * minuteMs,
  lifetimeMs: 8 * hourMs,
  maxTries: 5,
} as const;

/** Pauses after failed deliveries of leads (ms). */
export const deliveryBackOff = { firstMs: 500, maxMs: minuteMs } as const;
