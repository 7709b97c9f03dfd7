'use client';

import { useEffect } from 'react';
import type { MeasuredPage } from '#domain/vitals/pageVitals.ts';
import { isLoadReported } from './isLoadReported.ts';

interface VitalsReporterProps {
  readonly page: MeasuredPage;
  /** One in so many loads of the site reports. */
  readonly oneIn: number;
}

/** Pages that are opened without a reload belong to the same load. */
let hasBegun = false;

/** Reports what the first page of a load felt like, when the visitor leaves. Renders nothing. */
export function VitalsReporter({ page, oneIn }: VitalsReporterProps) {
  useEffect(() => {
    if (hasBegun) return;
    hasBegun = true;
    if (!isLoadReported(oneIn, Math.random(), navigator)) return;
    // The browser keeps what it has measured until then. Without the script there is one report less.
    whenIdle(() => {
      import('./reportVitals.ts').then(({ reportVitals }) => reportVitals(page)).catch(() => {});
    });
  }, [page, oneIn]);
  return null;
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, 1_000);
}
