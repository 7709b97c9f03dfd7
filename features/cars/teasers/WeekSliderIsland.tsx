'use client';

import { lazy, Suspense } from 'react';
import { useNeedsStandIn } from '#design-system/useNeedsStandIn.ts';
import type { WeekSliderProps } from './WeekSlider.tsx';

const WeekSlider = lazy(async () => {
  const loaded = await import('./WeekSlider.tsx');
  return { default: loaded.WeekSlider };
});

/** Keeps the code of the slider off pages that have none. */
export function WeekSliderIsland(props: WeekSliderProps) {
  const slider = <WeekSlider {...props} />;
  if (!useNeedsStandIn()) return slider;
  return <Suspense fallback={props.cards[0]}>{slider}</Suspense>;
}
