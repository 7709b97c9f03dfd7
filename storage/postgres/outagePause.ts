import { isOutage } from './postgresFailure.ts';

interface OutagePauseOptions {
  /** Milliseconds since any fixed moment, on a clock that never jumps. */
  readonly now: () => number;
  /** How long nothing is asked after a failure (ms). */
  readonly pauseMs: number;
}

/** Asks a database, unless it has just failed. */
export type AskUnlessPaused = <Value>(ask: () => Promise<Value>) => Promise<Value>;

interface Outage {
  readonly error: unknown;
  readonly failedAt: number;
}

/**
 * Spares callers the wait for a database that is down or slow: after a failure, calls fail at once with the same error.
 * When the pause is over, one call at a time finds out whether the database works again.
 */
export function createOutagePause({ now, pauseMs }: OutagePauseOptions): AskUnlessPaused {
  let outage: Outage | undefined;
  let isProbing = false;

  async function note<Value>(ask: () => Promise<Value>): Promise<Value> {
    try {
      const value = await ask();
      outage = undefined;
      return value;
    } catch (error) {
      outage = isOutage(error) ? { error, failedAt: now() } : undefined;
      throw error;
    }
  }

  return async (ask) => {
    if (!outage) return note(ask);
    if (isProbing || now() - outage.failedAt < pauseMs) throw outage.error;
    isProbing = true;
    try {
      return await note(ask);
    } finally {
      isProbing = false;
    }
  };
}
