import type { Probe } from '#upstream/http/probe.ts';
import type { Upstream } from '#upstream/http/upstream.ts';
import { reply } from '../http/answers.ts';

/**
 * Liveness: 200 whenever this process can answer. An upstream that is down is no reason to restart the process, which
 * still serves its cached pages. Anybody can ask, so nothing else is told; operators ask at the internal port
 * (`server/internal`).
 */
export function answerHealth(): Response {
  return reply({ status: 'up' });
}

interface ReadinessOptions {
  /** The upstream that every page needs to be rendered for the first time. */
  readonly content: Upstream;
  readonly probe: Probe;
}

// Twice the maximum duration of a probe.
const retryAfterSeconds = 2;

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
    if (isReady()) return reply({ status: 'ready' });
    return reply({ status: 'not-ready' }, { status: 503, retryAfterSeconds });
  };
}
