import type { Result } from '../result.ts';
import type { UpstreamFailure } from '../upstreamFailure.ts';
import type { TireBookingConfirmation, TireBookingRequest } from './booking.ts';
import type { TireHotelCredentials, TireHotelCustomer } from './customer.ts';
import type { TireHotelReview } from './review.ts';
import type { TimeslotRequest } from './timeslots.ts';
import type { Validated } from './vehicle.ts';

/** Why the provider of the tire hotel gave no usable answer. */
export type ProviderFailure =
  | UpstreamFailure
  /** There is no agreement for the registration number. */
  | { readonly kind: 'no-agreement' }
  /** It refused, and may say why in a text for the visitor. `isTaken` if another visitor has the time. */
  | {
      readonly kind: 'refused';
      readonly message?: string | undefined;
      readonly isTaken?: true | undefined;
    }
  /** Fields of the request are invalid. */
  | { readonly kind: 'invalid-request'; readonly fields: readonly string[] }
  /** The token isn't valid, or no longer. */
  | { readonly kind: 'login-ended' };

type Answer<Value> = Promise<Result<Value, ProviderFailure>>;

/** A verified visitor at a workshop. */
export interface WorkshopAccess {
  readonly token: string;
  readonly workshop: string;
}

/**
 * Port of the provider of the tire hotel. Its numbers and tokens are secrets, which never leave the server.
 * Failures are values; it never rejects.
 */
export interface TireHotelProvider {
  readonly search: (registrationNumber: string) => Answer<TireHotelCustomer>;
  readonly login: (encryptedPhoneNumber: string) => Answer<TireHotelCredentials>;
  readonly validate: (token: string, code: string) => Answer<Validated>;
  readonly logout: (token: string) => Answer<undefined>;
  readonly days: (access: WorkshopAccess, request: TimeslotRequest) => Answer<readonly string[]>;
  readonly times: (access: WorkshopAccess, request: TimeslotRequest) => Answer<readonly string[]>;
  /** All attempts with the same key make one booking. */
  readonly book: (
    access: WorkshopAccess,
    request: TireBookingRequest,
    key: string,
  ) => Answer<TireBookingConfirmation>;
  readonly review: (token: string, review: TireHotelReview) => Answer<undefined>;
}
