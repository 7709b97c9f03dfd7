import type { z } from 'zod';
import { fail, type Result } from '#domain/result.ts';
import type { UpstreamFailure } from '#domain/upstreamFailure.ts';
import { readWire } from '../http/readWire.ts';
import { type HttpTools, postJson, systemTools } from '../http/request.ts';
import type { Upstream } from '../http/upstream.ts';
import { wireEnvelope } from './wire.ts';

/** Connection to the content platform. */
export interface AskOptions {
  /** URL of the GraphQL endpoint, in either of the platform's two forms. */
  readonly url: string;
  readonly key: string;
  /** Time limit of one query in ms, including a second attempt. */
  readonly timeoutMs: number;
}

/** The variables of a query, as JSON. */
export type Variables = Readonly<Record<string, unknown>>;

/** Sends one query to the platform and parses the answer with its schema. */
export type Ask = <Schema extends z.ZodType>(
  query: string,
  variables: Variables,
  schema: Schema,
  headers?: Readonly<Record<string, string>>,
) => Promise<Result<z.infer<Schema>, UpstreamFailure>>;

/** If the platform limits the rate, waits and retries once within the time limit. */
export function createAsk(options: AskOptions, tools: HttpTools = systemTools): Ask {
  const key = keyHeader(options.url, options.key);

  return async (query, variables, schema, headers = {}) => {
    const until = tools.now() + options.timeoutMs;
    const attempt = () =>
      postJson(tools, {
        url: options.url,
        headers: { ...headers, ...key },
        body: { query, variables },
        timeoutMs: Math.max(1, Math.ceil(until - tools.now())),
      });
    const first = await attempt();
    if (first.ok) return readAnswer(first.value, schema);
    const waitMs = first.failure.kind === 'rate-limited' ? first.failure.retryAfterMs : Infinity;
    if (tools.now() + waitMs >= until) return fail(first.failure);
    await tools.wait(waitMs);
    const second = await attempt();
    return second.ok ? readAnswer(second.value, schema) : fail(second.failure);
  };
}

/** The platform's two endpoints expect the same key under different names. */
function keyHeader(url: string, key: string): Record<string, string> {
  const byContext = new URL(url).pathname.includes('/v1/content/');
  return byContext ? { 'x-sitecore-contextid': key } : { sc_apikey: key };
}

function readAnswer<Schema extends z.ZodType>(
  answer: unknown,
  schema: Schema,
): Result<z.infer<Schema>, UpstreamFailure> {
  const envelope = wireEnvelope.safeParse(answer);
  if (!envelope.success) return fail({ kind: 'malformed', reason: 'no GraphQL answer' });
  const [error] = envelope.data.errors ?? [];
  if (error) return fail({ kind: 'malformed', reason: `GraphQL error "${error.message}"` });
  return readWire(schema, envelope.data.data);
}

/**
 * Sends all queries of `ask` through the gate of an upstream. A query that waits because of a rate
 * limit keeps its place, so that the platform gets fewer requests meanwhile.
 */
export function askThrough(upstream: Upstream, ask: Ask): Ask {
  return (query, variables, schema, headers) =>
    upstream.ask(() => ask(query, variables, schema, headers));
}
