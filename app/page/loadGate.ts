import { withBudget } from '#upstream/http/budget.ts';
import { type LoopTimers, systemTimers } from '#upstream/http/deadline.ts';
import { createGate } from '#upstream/http/gate.ts';
import { visitorBudgetMs } from '../visitorBudget.ts';

/** Runs the load of a page when there is room for it. `undefined` when too many pages wait. */
export type LoadGate = <Loaded>(load: () => Promise<Loaded>) => Promise<Loaded | undefined>;

/**
 * How long a page waits for room while the loads before it are quick (ms). Proxies in front of the site wait for 30 s
 * and more. Refusing a page earlier would save little: the page that says so takes nearly as long to render, and its
 * visitor comes back for the other one.
 */
const longestWaitMs = 25_000;

/** How long the upstreams count as slow after an answer was late (ms). */
const slowMs = 5_000;

/**
 * Limits how many pages are loaded at a time. Rendering blocks the event loop for some 20 ms a page, so that
 * after a restart hundreds of pages at once would keep each other's answers waiting beyond the time limits of the
 * upstreams.
 *
 * A page that waits while others are rendered is late, but not refused. While the upstreams are slow, the wait counts
 * towards the visitor's budget; once the budget is spent, the page is built from earlier answers, if there are any.
 *
 * @param now - Milliseconds since any fixed moment.
 */
export function createLoadGate(timers: LoopTimers, now: () => number): LoadGate {
  const limits = { maxConcurrent: 8, maxQueued: 1_000, maxWaitMs: visitorBudgetMs };
  const gate = createGate(limits, timers);
  let slowUntil = Number.NEGATIVE_INFINITY;
  const areSlow = () => now() < slowUntil;
  const noteLate = () => {
    slowUntil = now() + slowMs;
  };

  return async (load) => {
    const begunAt = now();
    const waited = () => now() - begunAt;
    const entrance = await gate.enter(visitorBudgetMs, () => {
      return !areSlow() && waited() < longestWaitMs;
    });
    switch (entrance) {
      case 'queue-full':
        return undefined;
      case 'waited-too-long':
        return withBudget(0, load, { timers });
      case 'admitted': {
        const budget = areSlow()
          ? withBudget(Math.max(0, visitorBudgetMs - waited()), load, { timers })
          : withBudget(visitorBudgetMs, load, { timers, onLate: noteLate });
        return budget.finally(gate.leave);
      }
    }
  };
}

/** The gate of the pages of this process. */
export const whenThereIsRoom = createLoadGate(systemTimers, () => performance.now());
