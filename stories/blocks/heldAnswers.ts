/** Answers that a story holds back until it releases them, and the requests that were aborted meanwhile. */
export function heldAnswers() {
  const waiting = new Set<() => void>();
  const state = { isHeld: false, abortedCount: 0 };

  function wait(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      waiting.add(resolve);
      signal?.addEventListener('abort', () => {
        state.abortedCount += 1;
        reject(signal.reason);
      });
    });
  }

  return {
    /** Waits if answers are held back; rejects if the request is aborted. */
    turn: async (signal: AbortSignal | undefined): Promise<void> => {
      if (state.isHeld) await wait(signal);
    },
    controls: {
      abortedCount: () => state.abortedCount,
      hold: () => {
        state.isHeld = true;
      },
      release: () => {
        state.isHeld = false;
        for (const resolve of waiting) resolve();
      },
    },
  };
}
