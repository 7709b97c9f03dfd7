import type { BookingFailure } from '#domain/booking/bookingFailure.ts';
import { fillText } from '#domain/fillText.ts';
import type { BookingTexts } from './booking.ts';

/** The message to the visitor when a look-up failed. */
export function lookupFailureText(failure: BookingFailure, texts: BookingTexts): string {
  switch (failure.kind) {
    case 'invalid-registration':
      return texts.bookingInvalidRegistration;
    case 'vehicle-not-found':
      return texts.bookingVehicleNotFound;
    case 'brand-not-supported':
      return fillText(texts.bookingBrandNotSupported, { brand: failure.brand });
    case 'too-many-requests':
      return fillText(texts.bookingTooManyRequests, {
        seconds: String(failure.retryAfterSeconds),
      });
    case 'timeslot-not-available':
      return texts.bookingTimeslotNotAvailable;
    case 'refused':
      return failure.message;
    case 'unavailable':
      return failure.isOffline ? texts.bookingOffline : texts.bookingServerError;
    case 'invalid-request':
    case 'price-changed':
    case 'unknown-outcome':
      return texts.bookingServerError;
  }
}
