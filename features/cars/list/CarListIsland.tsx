'use client';

import { island } from '#design-system/island.tsx';
import type { CarListBodyProps } from './CarListBody.tsx';
import { SkeletonGrid } from './SkeletonGrid.tsx';
import { isBesideList, sidePanel } from './sidePanelCode.ts';

/** Loads the code of the list only on pages that have one. */
export const CarListIsland = island<CarListBodyProps>(loadList, ({ skeleton }) => (
  <SkeletonGrid>{skeleton}</SkeletonGrid>
));

async function loadList() {
  if (!isBesideList()) return (await import('./CarListBody.tsx')).CarListBody;
  const { CarListBody, SidePanel } = await import('./CarListWithPanel.ts');
  sidePanel.Component = SidePanel;
  return CarListBody;
}
