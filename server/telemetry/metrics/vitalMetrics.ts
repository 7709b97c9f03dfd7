import { Histogram, type Registry } from 'prom-client';
import type { MeasuredVital } from '#process/telemetry.ts';

/**
 * Upper bounds. Those of good and of poor values are among them, so that their shares can be counted exactly
 * (https://web.dev/articles/vitals): 2.5 s and 4 s, 200 ms and 500 ms, 0.1 and 0.25.
 */
const buckets = {
  LCP: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  INP: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
  CLS: [0.001, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
} as const;

/** Counts what visitors' browsers measure. Returns what takes a figure. */
export function createVitalMetrics(registry: Registry): (vital: MeasuredVital) => void {
  const labelNames = ['page', 'device'];
  const registers = [registry];
  const paint = new Histogram({
    name: 'forecourt_largest_paint_seconds',
    help: 'When visitors saw the largest text or picture of a page (LCP).',
    buckets: [...buckets.LCP],
    labelNames,
    registers,
  });
  const interaction = new Histogram({
    name: 'forecourt_interaction_seconds',
    help: 'Time to the next paint of the slowest interactions of a visit (INP).',
    buckets: [...buckets.INP],
    labelNames,
    registers,
  });
  const shift = new Histogram({
    name: 'forecourt_layout_shift',
    help: 'How much the layout of a page shifted by itself (CLS).',
    buckets: [...buckets.CLS],
    labelNames,
    registers,
  });
  return ({ name, value, page, device }) => {
    const labels = { page, device };
    if (name === 'LCP') paint.observe(labels, value / 1000);
    if (name === 'INP') interaction.observe(labels, value / 1000);
    if (name === 'CLS') shift.observe(labels, value);
  };
}
