import { bookingKeys } from '#domain/content/bookingKeys.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { BookingTexts } from './booking.ts';

/** The texts of the booking in the site's language. */
export function bookingTexts(dictionary: Dictionary): BookingTexts {
  const texts = bookingKeys.map((key) => [key, dictionary[key]] as const);
  // The entries are built from the list that defines the keys.
  return Object.fromEntries(texts) as BookingTexts;
}
