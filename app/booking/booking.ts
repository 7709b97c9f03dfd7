import { createMechmateClient } from '#upstream/mechmate/client.ts';
import { log } from '../log.ts';
import { sharedRateLimiter } from '../rateLimits.ts';
import { environment } from '../services.ts';
import { upstreams } from '../upstreams.ts';
import type { BookingTools } from './guardedBooking.ts';

const windowMs = 10 * 60_000;
// An outage of the store must not stop customers; the workshops' system sees the look-ups as well.
const limit = { windowMs, whenUnavailable: 'admit' } as const;

// A booking asks some twenty questions: offerings, workshops, weeks of times, and prices per workshop.
const questionsPerLookup = 10;
const { lookupLimit: max } = environment;

/** What the routes of the booking API share. */
export const bookingTools: BookingTools = {
  service: createMechmateClient({
    ...environment.mechmate,
    upstream: upstreams.mechmate,
    limits: {
      // The visitor waits for each step with a spinner.
      questionMs: 10_000,
      // An unknown outcome makes the visitor phone, which is worse than waiting.
      bookingMs: 20_000,
      // Many may book a popular time at once, and each of them should learn whether they got it. Both waits and both
      // limits together are less than what the server allows an answer.
      bookingWaitMs: 12_000,
      silenceMs: 15_000,
    },
  }),
  limiters: {
    lookups: sharedRateLimiter({ ...limit, name: 'vehicle-lookups', max }),
    questions: sharedRateLimiter({
      ...limit,
      name: 'booking-questions',
      max: max * questionsPerLookup,
    }),
    bookings: sharedRateLimiter({ ...limit, name: 'bookings', max }),
  },
  log,
};
