import type { ReadMetrics } from './visitorsPanel.ts';

/** The site is on the same machine (ms). */
const limitMs = 1_000;

/** Reads the metrics that a site on this machine serves at a port. */
export function createReadMetrics(port: number): ReadMetrics {
  return async () => {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
        signal: AbortSignal.timeout(limitMs),
      });
      return answer.ok ? await answer.text() : undefined;
    } catch {
      return undefined;
    }
  };
}
