import { createMechmateClient } from '#upstream/mechmate/client.ts';
import { formTokens } from '../forms/siteFormTokens.ts';
import { log } from '../log.ts';
import { limiters } from '../rateLimits.ts';
import { environment } from '../services.ts';
import { upstreamLimits, upstreams } from '../upstreams.ts';
import { bookingWaits } from './bookingWaits.ts';
import type { BookingTools } from './guardedBooking.ts';

/** What the routes of the booking API share. */
export const bookingTools: BookingTools = {
  service: createMechmateClient({
    ...environment.mechmate,
    upstream: upstreams.mechmate,
    limits: { questionMs: upstreamLimits.mechmate.timeoutMs, ...bookingWaits },
  }),
  honoursKeys: environment.mechmate.honoursKeys,
  limiters: {
    lookups: limiters.vehicleLookups,
    questions: limiters.bookingQuestions,
    bookings: limiters.bookings,
    bookingsWithoutToken: limiters.bookingsWithoutToken,
  },
  tokens: formTokens,
  now: Date.now,
  log,
};
