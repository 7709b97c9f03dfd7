import { spyOn } from 'storybook/test';

/** By default, shorter timers are those of the test tools and run in real time. */
const defaultShortestMs = 500;

interface Timer {
  readonly id: number;
  readonly at: number;
  readonly run: () => void;
}

interface FakeClockOptions {
  /** Timers shorter than this, in ms, run in real time. */
  readonly shortestMs?: number | undefined;
  /**
   * The initial time of day, for pages that read it. Then only `advance` moves it, until
   * `stop`.
   */
  readonly startMs?: number | undefined;
}

/**
 * A fake clock: the page's timers fire only when the test calls `advance`. Start it when what the story needs is shown: in a
 * built Storybook, React shows late parts of a page after a timer of up to 300 ms, which would never fire.
 */
export function fakeClock({ shortestMs = defaultShortestMs, startMs }: FakeClockOptions = {}) {
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

  // Spies, because Storybook restores them after the Storybook story.
  const spies = [
    spyOn(window as TimerWindow, 'setTimeout').mockImplementation(set),
    spyOn(window as TimerWindow, 'clearTimeout').mockImplementation(clear),
  ];
  // Not a spy: Storybook logs the time of each call of a spy, for which it calls `Date.now`.
  const realNow = Date.now;
  if (startMs !== undefined) Date.now = () => startMs + now;

  /**
   * For Storybook stories that end with a frame, because the accessibility check of frames uses timers, and for those with a
   * `shortestMs` of less than the default, because Storybook itself uses short timers when a story ends.
   */
  function stop(): void {
    for (const spy of spies) spy.mockRestore();
    Date.now = realNow;
  }

  return { advance, stop };
}

/** Stops the time of day; timers still run in real time. Returns a function that restores it. */
export function stopTime(time: string): () => void {
  const realNow = Date.now;
  const now = Date.parse(time);
  Date.now = () => now;
  return () => {
    Date.now = realNow;
  };
}

/** The browser's signatures; the global types include those of Node. */
interface TimerWindow {
  setTimeout: (handler: TimerHandler, ms?: number, ...args: unknown[]) => number;
  clearTimeout: (id?: number) => void;
}
