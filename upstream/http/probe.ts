import type { Upstream } from './upstream.ts';

/** Checks an upstream, unless it has been asked recently. */
export type Probe = () => Promise<void>;

/**
 * A probe that sends at most one request in `idleMs`, and none while other requests are pending,
 * because their outcome is recorded too. Concurrent calls share one request. `question` must go
 * through the upstream's gate, which records the outcome.
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
    if (isIdle && queued === 0) await question();
  }

  return () => {
    underWay ??= ask().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}
