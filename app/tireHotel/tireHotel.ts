import { join } from 'node:path';
import { workshopTimeZone } from '#domain/booking/today.ts';
import { siteAtHost } from '#sites/siteHosts.ts';
import { createTireHotelClient } from '#upstream/tirehotel/client.ts';
import type { RateLimit } from '../http/rateLimit.ts';
import { log } from '../log.ts';
import { sharedRateLimiter } from '../rateLimits.ts';
import { environment } from '../services.ts';
import { upstreams } from '../upstreams.ts';
import { createSqliteSessionStore } from './sqliteSessionStore.ts';
import type { TireHotelTools } from './tireHotelTools.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const { lookupLimit, codeLimit } = environment;

// Guessing does more harm than a tire hotel that is closed while the counters can't be used.
const limiter = (name: string, max: number, windowMs: number) => {
  const limit: RateLimit = {
    name: `tire-hotel-${name}`,
    max,
    windowMs,
    whenUnavailable: 'refuse',
  };
  return sharedRateLimiter(limit);
};

/** What the routes of the tire hotel's API share. */
export const tireHotelTools: TireHotelTools = {
  provider: createTireHotelClient({
    ...environment.tirehotel,
    upstream: upstreams.tirehotel,
    // A booking with an unknown outcome is worse than waiting.
    timeoutMs: 15_000,
    // Many may book a popular time at once, and each of them should learn whether they got it.
    bookingWaitMs: 12_000,
  }),
  sessions: createSqliteSessionStore({
    file: join(environment.dataFolder, 'sessions', 'tirehotel.sqlite'),
    now: Date.now,
    idleMs: 30 * minuteMs,
    lifetimeMs: 8 * hourMs,
    maxTries: 5,
  }),
  limiters: {
    searches: limiter('searches', lookupLimit, 10 * minuteMs),
    calls: limiter('calls', lookupLimit * 10, 10 * minuteMs),
    // Several owners may share a network, such as that of a workshop's customers.
    codes: limiter('codes', codeLimit * 4, hourMs),
    tries: limiter('tries', codeLimit * 12, hourMs),
    codesOfNumber: limiter('codes-of-number', codeLimit, hourMs),
    codesOfNumberDaily: limiter('codes-of-number-daily', codeLimit * 2, dayMs),
    triesOfNumber: limiter('tries-of-number', codeLimit * 3, dayMs),
    bookingsOfNumber: limiter('bookings-of-number', codeLimit * 2, dayMs),
  },
  secret: environment.tirehotel.key,
  now: Date.now,
  timeZoneOf: (host) => siteAtHost(host)?.timeZone ?? workshopTimeZone,
  log,
};
