import { createMechmateClient } from '#upstream/mechmate/client.ts';
import { formTokens } from '../forms/siteFormTokens.ts';
import { log } from '../log.ts';
import { limiters } from '../rateLimits.ts';
import { environment } from '../services.ts';
import { upstreamLimits, upstreams } from '../upstreams.ts';
import type { BookingTools } from './guardedBooking.ts';

/** What the routes of the booking API share. */
export const bookingTools: BookingTools = {
  service: createMechmateClient({
    ...environment.mechmate,
    upstream: upstreams.mechmate,
    limits: {
      questionMs: upstreamLimits.mechmate.timeoutMs,
      // An unknown outcome makes the visitor phone, which is worse than waiting.
      bookingMs: 20_000,
      // Many may book a popular time at once, and each of them should learn whether they got it. Both waits and both
      // limits together are less than what the server allows an answer.
      bookingWaitMs: 12_000,
      silenceMs: 15_000,
    },
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
