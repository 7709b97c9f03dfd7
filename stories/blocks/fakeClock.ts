import { spyOn } from 'storybook/test';

/** Timers shorter than this are the test's own tools and run as ever, unless it says otherwise. */
const usualShortestMs = 500;

interface Timer {
  readonly id: number;
  readonly at: number;
  readonly run: () => void;
}

interface FakeClockOptions {
  /** Timers shorter than this, in ms, run as ever. */
  readonly shortestMs?: number | undefined;
  /**
   * What the time of day is at first, for pages that ask for it; it then moves with `advance`
   * alone, until `stop`.
   */
  readonly startMs?: number | undefined;
}

/** A clock in the test's hand: what the page wants to do later happens when `advance` says so. */
export function fakeClock({ shortestMs = usualShortestMs, startMs }: FakeClockOptions = {}) {
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
  const spies = [
    spyOn(window as TimerWindow, 'setTimeout').mockImplementation(set),
    spyOn(window as TimerWindow, 'clearTimeout').mockImplementation(clear),
  ];
  // No spy here: Storybook notes the time of every call of one, by asking for it.
  const realNow = Date.now;
  if (startMs !== undefined) Date.now = () => startMs + now;

  /** For stories that end with a frame on the page: checking those for accessibility takes time. */
  function stop(): void {
    for (const spy of spies) spy.mockRestore();
    Date.now = realNow;
  }

  return { advance, stop };
}

/** The browser's own signatures, without those of Node that its types bring along. */
interface TimerWindow {
  setTimeout: (handler: TimerHandler, ms?: number, ...args: unknown[]) => number;
  clearTimeout: (id?: number) => void;
}
