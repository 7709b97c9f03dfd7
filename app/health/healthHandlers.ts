import type { Probe } from '#upstream/http/probe.ts';
import type { Upstream } from '#upstream/http/upstream.ts';

/**
 * Liveness: 200 whenever this process can answer. An upstream that is down is no reason to restart the process, which
 * still serves its cached pages. Anybody can ask, so nothing else is told; operators ask at the internal port
 * (`server/internal`).
 */
export function answerHealth(): Response {
  return answer(200, { status: 'up' });
}

interface ReadinessOptions {
  /** The upstream that every page needs to be rendered for the first time. */
  readonly content: Upstream;
  readonly probe: Probe;
}

// Twice the maximum duration of a probe.
const retryAfterSeconds = '2';

/**
 * Readiness: 200 from the first answer of the content platform on, since cached pages survive an
 * outage. Before that 503, because a visitor might get only an error message.
 */
export function createReadinessHandler({
  content,
  probe,
}: ReadinessOptions): () => Promise<Response> {
  const isReady = () => content.health().lastGoodAgeMs !== undefined;
  return async () => {
    if (!isReady()) await probe();
    if (isReady()) return answer(200, { status: 'ready' });
    return answer(503, { status: 'not-ready' }, { 'retry-after': retryAfterSeconds });
  };
}

function answer(status: number, body: object, headers: Readonly<Record<string, string>> = {}) {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
