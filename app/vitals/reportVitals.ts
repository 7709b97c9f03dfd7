import { onCLS, onINP, onLCP } from 'web-vitals';
import {
  type DeviceClass,
  type MeasuredPage,
  type PageVitals,
  type VitalName,
  vitalsPath,
} from '#domain/vitals/pageVitals.ts';

/**
 * Measures what the page feels like, and reports it once: when the visitor leaves or looks at something else. Without
 * cookies, ids and the address of the page.
 */
export function reportVitals(page: MeasuredPage): void {
  const vitals: Partial<Record<VitalName, number>> = {};
  onLCP(({ value }) => {
    vitals.LCP = value;
  });
  onINP(({ value }) => {
    vitals.INP = value;
  });
  onCLS(({ value }) => {
    vitals.CLS = value;
  });
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    window.removeEventListener('visibilitychange', send);
    const report: PageVitals = { page, device: deviceClass(window.innerWidth), vitals };
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    navigator.sendBeacon(vitalsPath, body);
  };
  // The event reaches the window last, when the library's listeners of the document have settled the values.
  window.addEventListener('visibilitychange', send);
}

/** The class of a device by the width of its window, in CSS pixels. */
function deviceClass(width: number): DeviceClass {
  if (width < 768) return 'phone';
  return width < 1024 ? 'tablet' : 'desktop';
}
