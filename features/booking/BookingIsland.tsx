'use client';

import { island } from '#design-system/island.tsx';
import type { BookingAssistantProps } from './BookingAssistant.tsx';

/** Loads the code of the booking only on pages that have it. */
export const BookingIsland = island<BookingAssistantProps>(() =>
  import('./BookingAssistant.tsx').then((loaded) => loaded.BookingAssistant),
);
