import type { Probe } from '#upstream/http/probe.ts';
import type { Upstream, UpstreamHealth } from '#upstream/http/upstream.ts';
import type { BacklogReport } from '../leads/outbox/backlogWatch.ts';

interface HealthOptions {
  readonly upstreams: Readonly<Record<string, Upstream>>;
  /** Probes of the upstreams that pages need; the others are checked only by visitors' requests. */
  readonly probes: readonly Probe[];
  /** The state of the outbox of leads. */
  readonly leads: () => BacklogReport;
}

/**
 * Liveness: 200 whenever this process can answer, with the state of each upstream. An upstream that is
 * down is no reason to restart the process, which still serves its cached pages. The handler doesn't
 * wait for upstreams: it reports the recorded state and starts the probes for the next report.
 */
export function createHealthHandler({ upstreams, probes, leads }: HealthOptions): () => Response {
  return () => {
    const entries = Object.entries(upstreams).map(([name, { health }]) => [name, report(health())]);
    for (const probe of probes) void probe();
    return answer(200, { status: 'up', upstreams: Object.fromEntries(entries), leads: leads() });
  };
}

function report(health: UpstreamHealth) {
  const { state, circuit, lastGoodAgeMs, lastFailure, inFlight, queued } = health;
  return {
    state,
    circuit,
    lastGoodAgeSeconds: lastGoodAgeMs === undefined ? null : seconds(lastGoodAgeMs),
    lastFailure: lastFailure
      ? { kind: lastFailure.kind, ageSeconds: seconds(lastFailure.ageMs) }
      : null,
    inFlight,
    queued,
  };
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}

interface ReadinessOptions {
  /** The upstream that every page needs to be rendered for the first time. */
  readonly content: Upstream;
  readonly probe: Probe;
  /** The state of the outbox of leads. */
  readonly leads: () => BacklogReport;
}

// Twice the maximum duration of a probe.
const retryAfterSeconds = '2';

/**
 * Readiness: 200 from the first answer of the content platform on, since cached pages survive an
 * outage. Before that 503, because a visitor might get only an error message. Leads that wait are
 * reported, but don't make a machine unready: it still accepts more, and keeps delivering them.
 */
export function createReadinessHandler(options: ReadinessOptions): () => Promise<Response> {
  const { content, probe, leads } = options;
  const isReady = () => content.health().lastGoodAgeMs !== undefined;
  return async () => {
    if (!isReady()) await probe();
    if (isReady()) return answer(200, { status: 'ready', leads: leads() });
    const reason = 'the content platform has not answered yet';
    return answer(
      503,
      { status: 'not-ready', reason, leads: leads() },
      { 'retry-after': retryAfterSeconds },
    );
  };
}

function answer(status: number, body: object, headers: Readonly<Record<string, string>> = {}) {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
