/** Runs work, at most `limit` pieces at a time; the rest wait in line. */
export type Limiter = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** A limiter of its own line. */
export function limitConcurrency(limit: number): Limiter {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function turn(): Promise<void> {
    if (running < limit) {
      running += 1;
      return;
    }
    // Whoever finishes hands its place over, so the count stays.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
