/** Timers of the event loop; tests pass their own. */
export interface LoopTimers {
  /** Runs `task` once, after at least `ms` milliseconds. Returns a function that cancels it. */
  readonly after: (ms: number, task: () => void) => () => void;
  /** Runs `task` once the loop has read the data waiting in its sockets. Cancels like `after`. */
  readonly afterPoll: (task: () => void) => () => void;
}

/** The timers of Node. `setImmediate` runs right after the poll phase, which reads the sockets. */
export const systemTimers: LoopTimers = {
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
  afterPoll: (task) => {
    const immediate = setImmediate(task);
    return () => clearImmediate(immediate);
  },
};

const slices = 10;

/**
 * Calls `expire` once after `ms` milliseconds in which the event loop was able to react. Returns a
 * function that cancels the deadline.
 *
 * While rendering blocks the loop, answers arrive but are not read, and expired timers run
 * before sockets are read. A plain timer would therefore abort requests that were answered in time.
 * The limit is split into ten slices; a slice that ends late because of a blocked loop counts with
 * its nominal length only. At the end, data that has already arrived is read before `expire` runs.
 */
export function startDeadline(timers: LoopTimers, ms: number, expire: () => void): () => void {
  let left = slices;
  let cancel = (): void => undefined;
  const next = (): void => {
    left -= 1;
    cancel = left < 0 ? timers.afterPoll(expire) : timers.after(ms / slices, next);
  };
  next();
  return () => cancel();
}
