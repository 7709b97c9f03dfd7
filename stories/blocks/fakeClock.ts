import { spyOn } from 'storybook/test';

/** Timers shorter than this are the test's own tools and run as ever. */
const shortestMs = 500;

interface Timer {
  readonly id: number;
  readonly at: number;
  readonly run: () => void;
}

/**
 * A clock in the test's hand: what the page wants to do later happens when `advance` says so.
 *
 * @param startMs - What the time of day is at first, for pages that ask for it; it then moves with
 *   `advance` alone, until `stop`.
 */
export function fakeClock(startMs?: number) {
  const real = {
    set: window.setTimeout.bind(window),
    clear: window.clearTimeout.bind(window),
  };
  let now = 0;
  let timers: readonly Timer[] = [];
  let lastId = 1_000_000;

  function set(handler: TimerHandler, ms = 0, ...args: unknown[]): number {
    if (ms < shortestMs || typeof handler !== 'function') return Number(real.set(handler, ms));
    lastId += 1;
    timers = [...timers, { id: lastId, at: now + ms, run: () => handler(...args) }];
    return lastId;
  }

  function clear(id?: number): void {
    timers = timers.filter((timer) => timer.id !== id);
    real.clear(id);
  }

  function advance(ms: number): void {
    now += ms;
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { run } of due) run();
  }

  // Spies, since Storybook takes them back after the story.
  spyOn(window as TimerWindow, 'setTimeout').mockImplementation(set);
  spyOn(window as TimerWindow, 'clearTimeout').mockImplementation(clear);
  // No spy here: Storybook notes the time of every call of one, by asking for it.
  const realNow = Date.now;
  if (startMs !== undefined) Date.now = () => startMs + now;
  const stop = () => {
    Date.now = realNow;
  };
  return { advance, stop };
}

/** The browser's own signatures, without those of Node that its types bring along. */
interface TimerWindow {
  setTimeout: (handler: TimerHandler, ms?: number, ...args: unknown[]) => number;
  clearTimeout: (id?: number) => void;
}
