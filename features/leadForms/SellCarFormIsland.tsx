'use client';

import { island } from '#design-system/island.tsx';
import type { SellCarFormProps } from './SellCarForm.tsx';

/** Loads the code of the form only on pages that have it. */
export const SellCarFormIsland = island<SellCarFormProps>(() =>
  import('./SellCarForm.tsx').then((loaded) => loaded.SellCarForm),
);
