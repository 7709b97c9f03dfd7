'use client';

import { lazy, Suspense } from 'react';
import { useNeedsStandIn } from '#design-system/useNeedsStandIn.ts';
import type { CarBrowserProps } from './CarBrowser.tsx';
import { SkeletonGrid } from './SkeletonGrid.tsx';

const CarBrowser = lazy(async () => {
  const loaded = await import('./CarBrowser.tsx');
  return { default: loaded.CarBrowser };
});

/** Keeps the code of the list off pages that have none. */
export function CarListIsland(props: CarBrowserProps) {
  const needsStandIn = useNeedsStandIn();
  const browser = <CarBrowser {...props} />;
  if (!needsStandIn) return browser;
  return <Suspense fallback={<SkeletonGrid>{props.skeleton}</SkeletonGrid>}>{browser}</Suspense>;
}
