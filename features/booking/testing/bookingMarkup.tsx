import type { ReactNode } from 'react';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { mapLabels } from '#features/shared/mapLabels.ts';
import { serverMarkup } from '#features/shared/serverMarkup.ts';
import { type Booking, BookingContext } from '../booking.ts';

const { dictionary } = parseDictionary(new Map());

const booking: Booking = {
  dispatch: () => undefined,
  reportError: () => undefined,
  focus: { request: () => undefined, take: () => undefined },
  setup: {
    locale: 'sv',
    currency: 'SEK',
    email: '',
    brandLinks: [],
    mapLabels: mapLabels(dictionary, ''),
    towns: [],
    texts: dictionary,
  },
};

/** The markup of a part of the booking, whose texts are their keys. */
export async function bookingMarkup(part: ReactNode): Promise<string> {
  return serverMarkup(<BookingContext value={booking}>{part}</BookingContext>);
}
