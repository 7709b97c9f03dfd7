'use client';

import { island } from '#design-system/island.tsx';
import type { FormOnApproachProps } from './FormOnApproach.tsx';

/** Keeps the code of forms off pages without forms. */
export const FormIsland = island<FormOnApproachProps>(() =>
  import('./FormOnApproach.tsx').then((loaded) => loaded.FormOnApproach),
);
