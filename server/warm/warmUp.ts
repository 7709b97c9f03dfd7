/** Something to prepare before visitors come. It doesn't reject. */
export type WarmUpTask = () => Promise<unknown>;

interface WarmUpOptions {
  /** Tasks that run at a time. */
  readonly concurrent: number;
  /** After this time the rest is left to visitors (ms). */
  readonly limitMs: number;
}

/**
 * Runs tasks in their order until all are done or the time is over. What runs then goes on in the background: an upstream
 * that hangs must not keep a process from answering.
 *
 * @returns the number of tasks that were done in time.
 */
export async function warmUp(
  tasks: readonly WarmUpTask[],
  { concurrent, limitMs }: WarmUpOptions,
): Promise<number> {
  const left = [...tasks];
  const { promise: timeIsOver, resolve: stop } = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    left.length = 0;
    stop();
  }, limitMs);
  let done = 0;
  const work = async () => {
    for (let task = left.shift(); task; task = left.shift()) {
      await task();
      done += 1;
    }
  };
  const all = Promise.all(Array.from({ length: concurrent }, work));
  await Promise.race([all, timeIsOver]);
  clearTimeout(timer);
  return done;
}
