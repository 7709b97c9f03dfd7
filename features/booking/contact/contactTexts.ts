import type { BookingContactError, BookingContactField } from '#domain/booking/bookingContact.ts';
import type { BookingFailure } from '#domain/booking/bookingFailure.ts';
import { bookingLimits } from '#domain/booking/bookingRequest.ts';
import { fillText } from '#domain/fillText.ts';
import type { BookingTexts } from '../booking.ts';
import { lookupFailureText } from '../failureText.ts';

/** The label of a field, without its mark. */
export function contactLabel(field: BookingContactField, texts: BookingTexts): string {
  switch (field) {
    case 'firstName':
      return texts.bookingFirstName;
    case 'lastName':
      return texts.bookingLastName;
    case 'phone':
      return texts.bookingPhone;
    case 'email':
      return texts.bookingEmail;
    case 'message':
      return texts.bookingFreeText;
  }
}

/** What is wrong with a field, and how to fix it. */
export function contactProblem(
  { field, problem }: BookingContactError,
  texts: BookingTexts,
): string {
  switch (problem) {
    case 'missing':
      return fillText(texts.bookingFieldMissing, {
        field: contactLabel(field, texts).toLowerCase(),
      });
    case 'tooLong':
      return fillText(texts.bookingFieldTooLong, {
        max: String(field === 'message' ? bookingLimits.freeText : bookingLimits.name),
      });
    case 'invalid':
      return field === 'phone' ? texts.bookingPhoneInvalid : texts.bookingEmailInvalid;
  }
}

/** Why a booking was refused. A lost time and changed prices are shown where they are fixed. */
export function bookingRefusalText(
  failure: BookingFailure,
  texts: BookingTexts,
): string | undefined {
  switch (failure.kind) {
    case 'timeslot-not-available':
    case 'price-changed':
    case 'unknown-outcome':
      return undefined;
    case 'refused':
    case 'too-many-requests':
    case 'invalid-registration':
    case 'vehicle-not-found':
    case 'brand-not-supported':
    case 'unavailable':
    case 'invalid-request':
      return lookupFailureText(failure, texts);
  }
}
