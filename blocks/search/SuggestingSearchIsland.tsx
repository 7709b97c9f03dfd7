'use client';

import { island } from '#design-system/island.tsx';
import type { SuggestingSearchFormProps } from './SuggestingSearchForm.tsx';

/** Keeps what suggests cars off pages without a search for them. */
export const SuggestingSearchIsland = island<SuggestingSearchFormProps>(() =>
  import('./SuggestingSearchForm.tsx').then((loaded) => loaded.SuggestingSearchForm),
);
