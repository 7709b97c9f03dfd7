import type { Dictionary } from '#domain/content/dictionary.ts';
import { pickTexts } from '#domain/content/pickTexts.ts';
import { bookingSubject } from '#domain/content/texts/booking.ts';
import type { BookingTexts } from './booking.ts';

/** The texts of the booking in the site's language. */
export function bookingTexts(dictionary: Dictionary): BookingTexts {
  return pickTexts(dictionary, [...bookingSubject.keys, 'numberUnreadable']);
}
