import { readBookingFailure } from '#domain/booking/failureBody.ts';
import type { BookingServiceFailure } from '#domain/booking/service.ts';
import { isRecord } from '#domain/record.ts';
import { type HttpTools, type JsonAnswer, refusalOf } from '../http/request.ts';
import type { Upstream } from '../http/upstream.ts';

/** Time limits in ms. */
export interface MechmateLimits {
  /** Of a question. */
  readonly questionMs: number;
  /** Of a booking, after which its outcome is unknown. */
  readonly bookingMs: number;
  /** For a booking, and for the prices before it, to wait for their turn. */
  readonly bookingWaitMs: number;
  /** The longest silence in the stream of workshops. */
  readonly silenceMs: number;
}

export interface MechmateClientOptions {
  /** The system's URL without a trailing slash. */
  readonly url: string;
  readonly key: string;
  readonly limits: MechmateLimits;
  /** The gate of the system. */
  readonly upstream: Upstream;
  readonly tools?: HttpTools | undefined;
}

/** The error that an answer names, or the failure that its status means. */
export function refusalIn({ status, body }: JsonAnswer): BookingServiceFailure | undefined {
  if (status >= 200 && status < 300) return undefined;
  const failure = readBookingFailure(body);
  const isSentence = failure.kind === 'refused';
  // Gateways describe their own errors, which are no sentences for visitors.
  if (isSentence ? status < 500 : isRecord(body) && 'Error Result' in body) return failure;
  return refusalOf({ ok: false, status, headers: new Headers() });
}
