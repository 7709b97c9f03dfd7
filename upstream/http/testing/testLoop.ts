import type { LoopTimers } from '../deadline.ts';

/** A simulated event loop with the phases that matter for time limits: timers, poll, check. */
export interface TestLoop {
  readonly timers: LoopTimers;
  readonly now: () => number;
  /** Lets time pass while the loop is free, so timers run when they are due. */
  readonly pass: (ms: number) => void;
  /** Blocks the loop; timers that become due run late, in one turn of the loop. */
  readonly block: (ms: number) => void;
  /** Data arrives at a socket; the next poll phase hands it to `read`. */
  readonly arrive: (read: () => void) => void;
  /** Timers that have neither run nor been cancelled. */
  readonly pending: () => number;
}

interface Timer {
  readonly due: number;
  readonly task: () => void;
}

/** Creates an idle loop at time 0. */
export function createTestLoop(): TestLoop {
  const scheduled = new Set<Timer>();
  const checks = new Set<() => void>();
  const sockets: (() => void)[] = [];
  let now = 0;

  function add<Entry>(set: Set<Entry>, entry: Entry): () => void {
    set.add(entry);
    return () => void set.delete(entry);
  }

  function turn(): void {
    const due = [...scheduled].filter((timer) => timer.due <= now).sort((a, b) => a.due - b.due);
    for (const timer of due) if (scheduled.delete(timer)) timer.task();
    for (const read of sockets.splice(0)) read();
    for (const check of [...checks]) if (checks.delete(check)) check();
  }

  return {
    timers: {
      after: (ms, task) => add(scheduled, { due: now + ms, task }),
      afterPoll: (task) => add(checks, () => task()),
    },
    now: () => now,
    pass: (ms) => {
      const end = now + ms;
      for (;;) {
        const next = Math.min(...[...scheduled].map(({ due }) => due));
        if (next > end) break;
        now = Math.max(now, next);
        turn();
      }
      now = end;
      turn();
    },
    block: (ms) => {
      now += ms;
      turn();
    },
    arrive: (read) => void sockets.push(read),
    pending: () => scheduled.size + checks.size,
  };
}
