'use client';

import { island } from '#design-system/island.tsx';
import type { TireHotelProps } from './tireHotelProps.ts';

/** Loads the code of the tire hotel only on its page. */
export const TireHotelIsland = island<TireHotelProps>(() =>
  import('./TireHotelSteps.tsx').then((loaded) => loaded.TireHotelSteps),
);
