import { fail, ok, type Result } from '#domain/result.ts';
import type { UpstreamFailure } from '#domain/upstreamFailure.ts';
import { type HttpTools, postJson, systemTools } from '../http/request.ts';
import { type WireSearchRequest, wireSearchAnswer } from './wire.ts';

/** Where the search service is and how it may be asked. */
export interface AskSearchOptions {
  readonly url: string;
  readonly key: string;
  /** Limit for one request, in ms. */
  readonly timeoutMs: number;
  readonly tools?: HttpTools | undefined;
}

/** Asks an index; hits and facets are unread. */
export type AskSearch = (
  request: WireSearchRequest,
) => Promise<Result<SearchHits, UpstreamFailure>>;

/** What an index answered. */
export interface SearchHits {
  readonly content: readonly unknown[];
  readonly facets: readonly unknown[];
  /** How many there are in all. */
  readonly total: number;
}

/** One way to ask for all clients of the search service. */
export function createAskSearch(options: AskSearchOptions): AskSearch {
  const { url, key, timeoutMs, tools = systemTools } = options;
  return async (body) => {
    const answer = await postJson(tools, { url, headers: { 'x-api-key': key }, body, timeoutMs });
    if (!answer.ok) return answer;
    const wire = wireSearchAnswer.safeParse(answer.value);
    if (wire.success) {
      const { content, facet: facets, total_items: total } = wire.data;
      return ok({ content, facets, total });
    }
    const [issue] = wire.error.issues;
    return fail({ kind: 'malformed', reason: `${issue?.path.join('.')}: ${issue?.message}` });
  };
}
