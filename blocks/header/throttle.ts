/** Work that is called more often than it should be done. */
export interface Throttled {
  readonly call: () => void;
  /** Forgets what is due. */
  readonly cancel: () => void;
}

/** Does work at once, then at most every `everyMs`, and once more `finallyMs` after the last call. */
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
