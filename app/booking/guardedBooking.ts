import type { BookingService } from '#domain/booking/service.ts';
import type { RateLimiter } from '#storage/rateLimits/rateLimit.ts';
import type { FormTokens } from '../forms/formTokens.ts';
import { refusal } from '../http/answers.ts';
import { clientNetworkOf } from '../http/clientAddress.ts';
import { isOwnRequest } from '../http/ownRequest.ts';
import { bookingFailed, unavailable } from './bookingAnswers.ts';

/** What the handlers of the booking API need. */
export interface BookingTools {
  readonly service: BookingService;
  /** Whether the system of the workshops books once for each key, so that a booking can be sent again. */
  readonly honoursKeys: boolean;
  readonly limiters: {
    /** Of look-ups of vehicles. */
    readonly lookups: RateLimiter;
    /** Of all other questions. */
    readonly questions: RateLimiter;
    /** Of bookings by forms with a token. */
    readonly bookings: RateLimiter;
    readonly bookingsWithoutToken: RateLimiter;
  };
  readonly tokens: Pick<FormTokens, 'check'>;
  /** The time in ms since 1970. */
  readonly now: () => number;
  /** Receives lines without registration numbers and personal data. */
  readonly log: (line: string) => void;
}

/**
 * The refusal of a request that comes from another site, too often from one network, or while requests can't be counted;
 * else undefined.
 */
export async function refuseUnguarded(
  request: Request,
  { limiters, log }: BookingTools,
  limit: keyof BookingTools['limiters'],
): Promise<Response | undefined> {
  if (!isOwnRequest(request)) return refusal(403, 'cross-site');
  const admission = await limiters[limit].take(clientNetworkOf(request));
  switch (admission.kind) {
    case 'admitted':
      return undefined;
    case 'refused': {
      const { retryAfterSeconds } = admission;
      return bookingFailed({ kind: 'too-many-requests', retryAfterSeconds }, limit, log);
    }
    case 'unavailable':
      return unavailable();
  }
}
