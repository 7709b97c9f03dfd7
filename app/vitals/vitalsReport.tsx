import type { ReactNode } from 'react';
import { measuredPageOf } from '#domain/vitals/measuredPage.ts';
import type { LoadedView } from '../page/loadPageView.ts';
import { environment } from '../services.ts';
import { VitalsReporter } from './VitalsReporter.tsx';

/**
 * Lets some visitors' browsers report what the page felt like, if operators want to know. No component, which would take
 * room in the page's data also if it renders nothing.
 */
export function vitalsReport({ page, path }: LoadedView): ReactNode {
  const { vitalsOneIn } = environment;
  if (vitalsOneIn === 0) return null;
  const main = page.placeholders['headless-main'] ?? [];
  const kind = measuredPageOf(
    path,
    main.map(({ componentName }) => componentName),
  );
  return <VitalsReporter page={kind} oneIn={vitalsOneIn} />;
}
