import { parseJson } from '#domain/parseJson.ts';
import { withDeadline } from '#search-engine/deadline.ts';
import type { EngineAnswer, EngineResult, SearchEngine } from '#search-engine/engine.ts';
import { wireSearchRequest } from '#upstream/search/wire.ts';
import { readText } from '../http/body.ts';
import { hasKey } from '../http/requireKey.ts';
import { ready } from '../http/respond.ts';
import { refuse, refuseFor } from './refuse.ts';

export interface AnswerOptions {
  readonly engine: SearchEngine;
  readonly apiKey: string;
  /** Total time limit of a request, in ms; then it is answered with 503. */
  readonly limitMs: number;
}

// The longest list of the site is twenty pages of 48; the limits prevent one client from using all capacity.
const answerable = wireSearchRequest.extend({
  limit: wireSearchRequest.shape.limit.refine((limit) => limit <= 1000),
  facets: wireSearchRequest.shape.facets.max(100),
  filters: wireSearchRequest.shape.filters.max(1000),
  fields: wireSearchRequest.shape.fields.max(500),
});

const maxBytes = 1_000_000;

/** Answers a search over HTTP. A refusal states the problem. */
export async function answerSearch(
  request: Request,
  { engine, apiKey, limitMs }: AnswerOptions,
): Promise<Response> {
  if (request.method !== 'POST')
    return refuse(405, 'method', 'Searches are sent by POST.', { allow: 'POST' });
  if (!hasKey(request, apiKey))
    return refuse(401, 'unauthorized', 'The key in x-api-key is missing or not valid.');
  const body = await readText(request, maxBytes);
  if (body.kind === 'tooLarge')
    return refuse(413, 'too-large', `A search has at most ${maxBytes} bytes.`);
  const parsed = parseJson(body.text);
  if (parsed === undefined) return refuse(400, 'malformed', 'The body is not JSON.');
  const read = answerable.safeParse(parsed);
  if (!read.success) {
    const [issue] = read.error.issues;
    const place = issue?.path.join('.') || 'the body';
    return refuse(400, 'malformed', `${place}: ${issue?.message}`);
  }
  // For example while an index is being loaded.
  const late = (): EngineResult => ({ ok: false, failure: { kind: 'too-slow', limitMs } });
  const result = await withDeadline(engine.search(read.data), limitMs, late);
  if (!result.ok) return refuseFor(result.failure);
  const { limit, offset } = read.data;
  return ready(writeAnswer(result.value, { limit, offset }), headers);
}

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

const comma = Buffer.from(',');

/** The answer as chunks of JSON; the hits are serialized already and are not copied. */
function writeAnswer(
  { facets, hits, total, ...words }: EngineAnswer,
  paging: object,
): readonly Uint8Array[] {
  const content = hits.flatMap((hit, at) => (at === 0 ? [hit] : [comma, hit]));
  const tail = JSON.stringify({
    total_items: total,
    dropped_words: words.droppedWords,
    repaired_words: words.repairedWords,
    similar_words: words.similarWords,
    ...paging,
  }).slice(1);
  return [
    Buffer.from(`{"facet":${facetsJson(facets)},"content":[`),
    ...content,
    Buffer.from(`],${tail}`),
  ];
}

const written = new WeakMap<EngineAnswer['facets'], string>();

/** The facets as JSON, memoized because an engine may return the same list again. */
function facetsJson(facets: EngineAnswer['facets']): string {
  const known = written.get(facets) ?? JSON.stringify(facets);
  written.set(facets, known);
  return known;
}
