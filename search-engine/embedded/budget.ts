/** Thrown when a request exceeds its budget; the engine turns it into a refusal. */
export class OverBudgetError extends Error {
  override readonly name = 'OverBudgetError';
}

/** Limits the time that is spent on one request. */
export interface Budget {
  /** Throws an `OverBudgetError` if the time is used up. Called between units of work. */
  readonly check: () => void;
}

/**
 * A budget that ends `limitMs` from now.
 * @param now milliseconds since any fixed moment
 */
export function createBudget(limitMs: number, now: () => number): Budget {
  const end = now() + limitMs;
  return {
    check: () => {
      if (now() > end) throw new OverBudgetError(`The search took more than ${limitMs} ms.`);
    },
  };
}

/** A budget without a limit, for tests and measurements. */
export const unlimited: Budget = { check: () => undefined };
