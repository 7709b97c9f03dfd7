import { measuredPageOf } from '#domain/vitals/measuredPage.ts';
import type { LoadedView } from '../page/loadPageView.ts';
import { environment } from '../services.ts';
import { VitalsReport } from './VitalsReport.tsx';

/** Lets some visitors' browsers report what the page felt like, if operators want to know. */
export function Vitals({ page, path }: LoadedView) {
  const { vitalsOneIn } = environment;
  if (vitalsOneIn === 0) return null;
  const main = page.placeholders['headless-main'] ?? [];
  const kind = measuredPageOf(
    path,
    main.map(({ componentName }) => componentName),
  );
  return <VitalsReport page={kind} oneIn={vitalsOneIn} />;
}
