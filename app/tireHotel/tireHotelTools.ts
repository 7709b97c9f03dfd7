import { randomBytes } from 'node:crypto';
import type { TireHotelProvider } from '#domain/tireHotel/provider.ts';
import { minuteMs } from '#domain/units.ts';
import type { SecretKeys } from '#process/secretKeys.ts';
import type { RateLimiter, RefundingLimiter } from '#storage/rateLimits/rateLimit.ts';
import type { SessionStore } from './sessionStore.ts';

/** The limits of the tire hotel's API. */
export interface TireHotelLimiters {
  /** Searches, by client. */
  readonly searches: RateLimiter;
  /** Calls of verified visitors, by client. */
  readonly calls: RateLimiter;
  /** Codes, by client. */
  readonly codes: RateLimiter;
  /** Tried codes, by client. */
  readonly tries: RateLimiter;
  /** Codes in an hour, by registration number. */
  readonly codesOfNumber: RateLimiter;
  /** Codes in a day, by registration number. */
  readonly codesOfNumberDaily: RateLimiter;
  /** Tried codes in a day, by registration number. */
  readonly triesOfNumber: RateLimiter;
  /** Bookings, by registration number. */
  readonly bookingsOfNumber: RefundingLimiter;
}

/** What the handlers of the tire hotel's API need. */
export interface TireHotelTools {
  readonly provider: TireHotelProvider;
  readonly sessions: SessionStore;
  readonly limiters: TireHotelLimiters;
  /** Make keys of numbers, so that counters contain none. */
  readonly hashKeys: () => SecretKeys;
  /** The time in ms since 1970. */
  readonly now: () => number;
  /** The time zone of the site at a host. */
  readonly timeZoneOf: (host: string) => string;
  /** Receives lines without personal data. */
  readonly log: (line: string) => void;
}

/** How long a code can be tried, as the text message says. */
export const codeLifetimeMs = 5 * minuteMs;

/** A value that means nothing outside the session that holds it. */
export function newHandle(): string {
  return randomBytes(18).toString('base64url');
}
