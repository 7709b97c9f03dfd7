import type { Page } from 'playwright';

/** The longest wait for a page that never rests (ms). */
const longestMs = 10_000;

/** Waits until a page has done what it left for idle time. */
export function idle(page: Page): Promise<unknown> {
  return page.evaluate(
    (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
    longestMs,
  );
}
