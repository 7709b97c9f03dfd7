import type { ProcessHealth } from '#process/processHealth.ts';
import { toSeconds } from './seconds.ts';

type UpstreamHealth = ProcessHealth['upstreams'][string];

/** From the worst to the best. */
const circuitStates = ['open', 'half-open', 'closed'] as const;

/** Sums up what the workers have recorded about each upstream. */
export function sumUpstreams(reports: readonly ProcessHealth['upstreams'][]) {
  const names = new Set(reports.flatMap((upstreams) => Object.keys(upstreams)));
  return Object.fromEntries(
    [...names].map((name) => [name, sumUpstream(reports.flatMap((each) => each[name] ?? []))]),
  );
}

function sumUpstream(reports: readonly UpstreamHealth[]) {
  const failures = reports.flatMap(({ lastFailure }) => lastFailure ?? []);
  const lastFailure = failures.toSorted((a, b) => a.ageMs - b.ageMs)[0];
  const good = reports.flatMap(({ lastGoodAgeMs }) => lastGoodAgeMs ?? []);
  return {
    state: reports.toSorted((a, b) => outcomeAgeMs(a) - outcomeAgeMs(b))[0]?.state ?? 'unknown',
    lastGoodAgeSeconds: toSeconds(good.length === 0 ? undefined : Math.min(...good)),
    lastFailure: lastFailure
      ? { kind: lastFailure.kind, ageSeconds: toSeconds(lastFailure.ageMs) }
      : null,
    // The worst, because it concerns the visitors of that worker.
    circuit:
      circuitStates.find((state) => reports.some(({ circuit }) => circuit === state)) ?? 'closed',
    inFlight: reports.reduce((sum, { inFlight }) => sum + inFlight, 0),
    queued: reports.reduce((sum, { queued }) => sum + queued, 0),
  };
}

/** The age of the outcome that the state of a worker comes from: the last question of all workers counts. */
function outcomeAgeMs({ state, lastGoodAgeMs, lastFailure }: UpstreamHealth): number {
  switch (state) {
    case 'up':
      return lastGoodAgeMs ?? Number.POSITIVE_INFINITY;
    case 'down':
      return lastFailure?.ageMs ?? Number.POSITIVE_INFINITY;
    case 'unknown':
      return Number.POSITIVE_INFINITY;
  }
}
