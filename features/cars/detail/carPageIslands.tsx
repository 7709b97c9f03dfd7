'use client';

import { island } from '#design-system/island.tsx';
import type { BackToListProps } from './BackToList.tsx';
import type { SectionLinksProps } from './SectionLinks.tsx';

/** Both are in one chunk, because every page of a car has both. */
const parts = () => import('./carPageParts.ts');

export const SectionLinksIsland = island<SectionLinksProps>(() =>
  parts().then((loaded) => loaded.SectionLinks),
);

export const BackToListIsland = island<BackToListProps>(() =>
  parts().then((loaded) => loaded.BackToList),
);
