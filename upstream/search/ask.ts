import { ok, type Result } from '#domain/result.ts';
import type { UpstreamFailure } from '#domain/upstreamFailure.ts';
import { readWire } from '../http/readWire.ts';
import { type HttpTools, postJson, systemTools } from '../http/request.ts';
import { type WireRepair, type WireSearchRequest, wireSearchAnswer } from './wire.ts';

/** Connection to the search service. */
export interface AskSearchOptions {
  readonly url: string;
  readonly key: string;
  /** Time limit of one request, in ms. */
  readonly timeoutMs: number;
  readonly tools?: HttpTools | undefined;
}

/** Sends a request to an index; hits and facets are returned unparsed. */
export type AskSearch = (
  request: WireSearchRequest,
) => Promise<Result<SearchHits, UpstreamFailure>>;

/** The answer of an index. */
export interface SearchHits {
  readonly content: readonly unknown[];
  readonly facets: readonly unknown[];
  /** Total number of hits. */
  readonly total: number;
  /** The words that were dropped from the search. */
  readonly droppedWords?: readonly string[] | undefined;
  /** The words that were read as others. */
  readonly repairedWords?: readonly WireRepair[] | undefined;
  /** What words may have meant. */
  readonly similarWords?: readonly WireRepair[] | undefined;
}

/** Creates the function that all clients of the search service share. */
export function createAskSearch(options: AskSearchOptions): AskSearch {
  const { url, key, timeoutMs, tools = systemTools } = options;
  return async (body) => {
    const answer = await postJson(tools, { url, headers: { 'x-api-key': key }, body, timeoutMs });
    if (!answer.ok) return answer;
    const wire = readWire(wireSearchAnswer, answer.value);
    if (!wire.ok) return wire;
    const { content, facet: facets, total_items: total, ...words } = wire.value;
    return ok({
      content,
      facets,
      total,
      droppedWords: words.dropped_words,
      repairedWords: words.repaired_words,
      similarWords: words.similar_words,
    });
  };
}
