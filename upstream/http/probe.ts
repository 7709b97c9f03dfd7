import { withBudget } from './budget.ts';
import type { Upstream } from './upstream.ts';

/** How long a probe is awaited (ms), because readiness waits for it. The question has the upstream's own limit. */
const awaitedMs = 1_000;

/** Checks an upstream, unless it has been asked recently. */
export type Probe = () => Promise<void>;

/**
 * A probe that sends at most one request in `idleMs`, and none while other requests are pending,
 * because their outcome is recorded too. Concurrent calls share one request. `question` must go
 * through the upstream's gate, which records the outcome. While the upstream's circuit is open, it is refused like
 * any other question, and when the circuit is half-open, it is the one that finds out.
 */
export function createProbe(
  upstream: Upstream,
  question: () => Promise<unknown>,
  idleMs: number,
): Probe {
  let underWay: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const { askedAgeMs, queued } = upstream.health();
    const isIdle = askedAgeMs === undefined || askedAgeMs >= idleMs;
    if (isIdle && queued === 0) await withBudget(awaitedMs, question);
  }

  return () => {
    underWay ??= ask().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}
