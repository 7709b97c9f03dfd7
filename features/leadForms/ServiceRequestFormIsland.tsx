'use client';

import { island } from '#design-system/island.tsx';
import type { ServiceRequestFormProps } from './ServiceRequestForm.tsx';

/** Loads the code of the form only on pages that have it. */
export const ServiceRequestFormIsland = island<ServiceRequestFormProps>(() =>
  import('./ServiceRequestForm.tsx').then((loaded) => loaded.ServiceRequestForm),
);
