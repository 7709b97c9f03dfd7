/** A function whose calls are throttled. */
export interface Throttled {
  readonly call: () => void;
  /** Cancels the pending calls. */
  readonly cancel: () => void;
}

/**
 * Runs `work` on the first call, then at most every `everyMs`, and again `finallyMs` after the last
 * call.
 */
export function throttle(work: () => void, everyMs: number, finallyMs: number): Throttled {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let last: ReturnType<typeof setTimeout> | undefined;
  return {
    call: () => {
      clearTimeout(last);
      last = setTimeout(work, finallyMs);
      if (pause !== undefined) return;
      work();
      pause = setTimeout(() => {
        pause = undefined;
      }, everyMs);
    },
    cancel: () => {
      clearTimeout(pause);
      clearTimeout(last);
    },
  };
}
