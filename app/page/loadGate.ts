import { systemTimers } from '#upstream/http/deadline.ts';
import { createGate } from '#upstream/http/gate.ts';

/**
 * How many pages are loaded at a time. Rendering blocks the event loop for some 30 ms a page, so that
 * after a restart hundreds of pages at once would keep each other's answers waiting beyond the time
 * limits of the upstreams. A visitor rather waits in line than gets an incomplete page.
 */
const gate = createGate({ maxConcurrent: 8, maxQueued: 1_000, maxWaitMs: 20_000 }, systemTimers);

/** Runs `load` when there is room. `undefined` when too many pages wait, or for too long. */
export async function whenThereIsRoom<Loaded>(
  load: () => Promise<Loaded>,
): Promise<Loaded | undefined> {
  if ((await gate.enter()) !== 'admitted') return undefined;
  try {
    return await load();
  } finally {
    gate.leave();
  }
}
