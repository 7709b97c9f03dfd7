import { systemTimers } from '#upstream/http/deadline.ts';
import { createGate } from '#upstream/http/gate.ts';
import { visitorBudgetMs } from '../visitorBudget.ts';

/**
 * How many pages are loaded at a time. Rendering blocks the event loop for some 30 ms a page, so that
 * after a restart hundreds of pages at once would keep each other's answers waiting beyond the time
 * limits of the upstreams.
 */
const gate = createGate(
  { maxConcurrent: 8, maxQueued: 1_000, maxWaitMs: visitorBudgetMs },
  systemTimers,
);

/**
 * Runs `load` when there is room. After a wait as long as the visitor's budget it runs at once: no time is left for
 * questions, so the page is made of earlier answers, if there are any. `undefined` when too many pages wait.
 */
export async function whenThereIsRoom<Loaded>(
  load: () => Promise<Loaded>,
): Promise<Loaded | undefined> {
  const entrance = await gate.enter();
  switch (entrance) {
    case 'queue-full':
      return undefined;
    case 'waited-too-long':
      return load();
    case 'admitted':
      return load().finally(gate.leave);
  }
}
