import { workshopTimeZone } from '#domain/booking/today.ts';
import { siteAtHost } from '#sites/siteHosts.ts';
import { createTireHotelClient } from '#upstream/tirehotel/client.ts';
import { log } from '../log.ts';
import { limiters } from '../rateLimits.ts';
import { hashKeys } from '../secrets/siteKeys.ts';
import { environment } from '../services.ts';
import { stores } from '../stores/stores.ts';
import { upstreamLimits, upstreams } from '../upstreams.ts';
import type { TireHotelTools } from './tireHotelTools.ts';

/** What the routes of the tire hotel's API share. */
export const tireHotelTools: TireHotelTools = {
  provider: createTireHotelClient({
    ...environment.tirehotel,
    upstream: upstreams.tirehotel,
    timeoutMs: upstreamLimits.tirehotel.timeoutMs,
    // Many may book a popular time at once, and each of them should learn whether they got it.
    bookingWaitMs: 12_000,
  }),
  sessions: stores.sessions,
  limiters: {
    searches: limiters.tireHotelSearches,
    calls: limiters.tireHotelCalls,
    codes: limiters.tireHotelCodes,
    tries: limiters.tireHotelTries,
    codesOfNumber: limiters.tireHotelCodesOfNumber,
    codesOfNumberDaily: limiters.tireHotelCodesOfNumberDaily,
    triesOfNumber: limiters.tireHotelTriesOfNumber,
    bookingsOfNumber: limiters.tireHotelBookingsOfNumber,
  },
  hashKeys,
  now: Date.now,
  timeZoneOf: (host) => siteAtHost(host)?.timeZone ?? workshopTimeZone,
  log,
};
