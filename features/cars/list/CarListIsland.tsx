'use client';

import { lateIsland } from '#features/shared/lateIsland.tsx';
import type { CarListBodyProps } from './CarListBody.tsx';
import { SkeletonGrid } from './SkeletonGrid.tsx';
import { isBesideList, sidePanel } from './sidePanelCode.ts';

/** Loads the code of the list only on pages that have one, when the visitor uses the page. */
export const CarListIsland = lateIsland<CarListBodyProps>(loadList, ({ skeleton }) => (
  <SkeletonGrid>{skeleton}</SkeletonGrid>
));

async function loadList() {
  if (!isBesideList()) return (await import('./CarListBody.tsx')).CarListBody;
  const { CarListBody, SidePanel } = await import('./CarListWithPanel.ts');
  sidePanel.Component = SidePanel;
  return CarListBody;
}
