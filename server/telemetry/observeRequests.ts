import type { IncomingMessage, ServerResponse } from 'node:http';
import { inScope, type RequestScope } from '#process/requestScope.ts';
import { siteAtHost } from '#sites/siteHosts.ts';
import { answeredRequest } from './answeredRequest.ts';
import type { MetricsRecorder } from './metrics/metricsRecorder.ts';
import { requestIdHeader, requestIdOf } from './requestId.ts';
import type { ObserveRequest, RequestFacts } from './requestWatch.ts';
import type { Tracing } from './traces/tracing.ts';

/** What takes notes of requests. */
export interface RequestObservers {
  readonly metrics: Pick<MetricsRecorder, 'requestAnswered'> | undefined;
  readonly tracing: Pick<Tracing, 'startRequest'> | undefined;
  /** Whether requests have ids: metrics need none. */
  readonly hasIds: boolean;
  /** Whether the headers of a connection from an address are believed. */
  readonly isTrusted: (connection: string | undefined) => boolean;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
}

/** Creates what follows all requests. */
export function createObserveRequests(observers: RequestObservers): ObserveRequest {
  const { metrics, now } = observers;
  return (request, response, answer) => {
    const startedAt = now();
    const followed = observers.hasIds ? follow(request, response, observers) : undefined;
    let facts: RequestFacts = { verdict: undefined, atOnce: undefined };
    response.once('close', () => {
      const answered = answeredRequest(facts, response, (now() - startedAt) / 1000);
      metrics?.requestAnswered(answered);
      followed?.end(answered, siteOf(facts));
    });
    const run = () =>
      answer({
        judged: (verdict) => {
          facts = { ...facts, verdict };
        },
        answeredAtOnce: (atOnce) => {
          facts = { ...facts, atOnce };
        },
      });
    if (followed) inScope(followed.scope, run);
    else run();
  };
}

type EndTrace = NonNullable<ReturnType<Tracing['startRequest']>>['end'];

/** Gives a request its id, which the answer repeats, and its trace. */
function follow(
  request: IncomingMessage,
  response: ServerResponse,
  { tracing, isTrusted }: RequestObservers,
): { readonly scope: RequestScope; readonly end: EndTrace } {
  const { headers, method = '' } = request;
  const trusted = isTrusted(request.socket.remoteAddress) ? headers : {};
  const id = requestIdOf(trusted[requestIdHeader]);
  response.setHeader(requestIdHeader, id);
  const trace = tracing?.startRequest({ id, method, traceparent: trusted['traceparent'] });
  return { scope: { id, trace: trace?.scope }, end: trace?.end ?? (() => undefined) };
}

/** The id of the requested site; visitors may name any host, so it is looked up. */
function siteOf({ verdict }: RequestFacts): string | undefined {
  return verdict?.kind === 'pass' ? siteAtHost(verdict.host ?? '')?.id : undefined;
}
