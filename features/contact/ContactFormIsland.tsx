'use client';

import { island } from '#design-system/island.tsx';
import type { ContactFormPlaceProps } from './ContactFormPlace.tsx';

/** Keeps the code that waits for visitors to approach the form off pages without one. */
export const ContactFormIsland = island<ContactFormPlaceProps>(() =>
  import('./ContactFormPlace.tsx').then((loaded) => loaded.ContactFormPlace),
);
