'use client';

import { island } from '#design-system/island.tsx';
import type { SuggestingSearchFormProps } from './SuggestingSearchForm.tsx';

/** Loads the code of suggestions only on pages with a car search. */
export const SuggestingSearchIsland = island<SuggestingSearchFormProps>(() =>
  import('./SuggestingSearchForm.tsx').then((loaded) => loaded.SuggestingSearchForm),
);
