import type { PriceOffer } from './priceOffer.ts';

/** Why a step of the booking failed. */
export type BookingFailure =
  /** It is no registration number. */
  | { readonly kind: 'invalid-registration' }
  | { readonly kind: 'vehicle-not-found' }
  | { readonly kind: 'brand-not-supported'; readonly brand: string }
  /** Anything else: no answer, an unreadable one, or an unknown error. Nothing was booked. */
  | {
      readonly kind: 'unavailable';
      /** Because the visitor's device is offline, so nothing was sent. */
      readonly isOffline?: true | undefined;
    }
  /** Somebody else has booked the time. Nothing was booked. */
  | { readonly kind: 'timeslot-not-available' }
  /** Prices differ from those that the visitor saw. Nothing was booked. */
  | { readonly kind: 'price-changed'; readonly offers: readonly PriceOffer[] }
  /** The booking was sent, but its outcome is unknown. It must not be sent again. */
  | { readonly kind: 'unknown-outcome' }
  /** The workshop system refused the booking, with a sentence for the visitor. */
  | { readonly kind: 'refused'; readonly message: string }
  /** Too many look-ups from the visitor's network address. */
  | { readonly kind: 'too-many-requests'; readonly retryAfterSeconds: number }
  /** Parts of the request are invalid, or name what there isn't, such as an unknown workshop. Nothing was booked. */
  | { readonly kind: 'invalid-request'; readonly fields: readonly string[] };
