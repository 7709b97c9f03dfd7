import { hourMs } from '#domain/units.ts';
import type { ProxyProblem } from './clientAddress.ts';

interface ProxyWarningsOptions {
  /** Milliseconds since any fixed moment, on a clock that never jumps. */
  readonly now: () => number;
  readonly log: (line: string) => void;
}

const repeatMs = hourMs;

/**
 * Warns about proxies behind which visitors count as one client: once an hour for each kind of problem, because
 * anybody can send requests that look forwarded.
 */
export function createProxyWarnings({ now, log }: ProxyWarningsOptions) {
  const loggedAt = new Map<ProxyProblem['kind'], number>();
  return (problem: ProxyProblem): void => {
    const before = loggedAt.get(problem.kind);
    if (before !== undefined && now() - before < repeatMs) return;
    loggedAt.set(problem.kind, now());
    log(lineOf(problem));
  };
}

function lineOf({ kind, proxy }: ProxyProblem): string {
  const consequence = 'its visitors count as one client and share its limits';
  switch (kind) {
    case 'untrusted':
      return `proxies: ${proxy} sends X-Forwarded-For and isn’t in TRUSTED_PROXIES, so ${consequence}; add it if it is a proxy of yours`;
    case 'unreadable':
      return `proxies: ${proxy} is in TRUSTED_PROXIES and sends no readable X-Forwarded-For, so ${consequence}`;
  }
}
