import type { BookingFailure } from '#domain/booking/bookingFailure.ts';
import { fillText } from '#domain/fillText.ts';
import type { BookingTexts } from './booking.ts';

/** The message to the visitor when a look-up failed. */
export function lookupFailureText(failure: BookingFailure, texts: BookingTexts): string {
  switch (failure.kind) {
    case 'invalidRegistration':
      return texts.bookingInvalidRegistration;
    case 'vehicleNotFound':
      return texts.bookingVehicleNotFound;
    case 'brandNotSupported':
      return fillText(texts.bookingBrandNotSupported, { brand: failure.brand });
    case 'tooManyRequests':
      return fillText(texts.bookingTooManyRequests, {
        seconds: String(failure.retryAfterSeconds),
      });
    case 'timeslotNotAvailable':
      return texts.bookingTimeslotNotAvailable;
    case 'refused':
      return failure.message;
    case 'serverError':
    case 'invalidRequest':
    case 'priceChanged':
    case 'outcomeUnknown':
      return texts.bookingServerError;
  }
}
