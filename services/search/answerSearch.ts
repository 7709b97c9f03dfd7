import { wireSearchRequest } from '#upstream/search/wire.ts';
import { parseJson, readText } from '../http/body.ts';
import { json, ready } from '../http/respond.ts';
import type { EngineAnswer, EngineRefusal, SearchEngine } from './engine.ts';

export interface AnswerOptions {
  readonly engine: SearchEngine;
  readonly apiKey: string;
}

// The longest list of the site is twenty pages of 48; the rest keeps one asker from taking all.
const answerable = wireSearchRequest.extend({
  limit: wireSearchRequest.shape.limit.refine((limit) => limit <= 1000),
  facets: wireSearchRequest.shape.facets.max(100),
  filters: wireSearchRequest.shape.filters.max(1000),
});

const mostBytes = 1_000_000;

/** One search by HTTP. Whatever is refused is told what is wrong with it. */
export async function answerSearch(
  request: Request,
  { engine, apiKey }: AnswerOptions,
): Promise<Response> {
  if (request.method !== 'POST')
    return refuse(405, 'method', 'Searches are sent by POST.', { allow: 'POST' });
  if (request.headers.get('x-api-key') !== apiKey)
    return refuse(401, 'unauthorized', 'The key in x-api-key is missing or not valid.');
  const body = await readText(request, mostBytes);
  if (body.kind === 'tooLarge')
    return refuse(413, 'too-large', `A search has at most ${mostBytes} bytes.`);
  const parsed = parseJson(body.text);
  if (parsed === undefined) return refuse(400, 'malformed', 'The body is not JSON.');
  const read = answerable.safeParse(parsed.value);
  if (!read.success) {
    const [issue] = read.error.issues;
    const place = issue?.path.join('.') || 'the body';
    return refuse(400, 'malformed', `${place}: ${issue?.message}`);
  }
  const result = await engine.search(read.data);
  if (!result.ok) {
    const { kind } = result.failure;
    return refuse(kind === 'unavailable' ? 503 : 400, kind, describeRefusal(result.failure));
  }
  const { limit, offset } = read.data;
  return ready(writeAnswer(result.value, { limit, offset }), headers);
}

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

function refuse(status: number, kind: string, message: string, more = {}): Response {
  return json({ error: { kind, message } }, status, more);
}

function describeRefusal(failure: EngineRefusal): string {
  switch (failure.kind) {
    case 'unknown-index':
      return `There is no index "${failure.index}".`;
    case 'unknown-field':
      return `There is no field "${failure.field}" that "${failure.where}" can name.`;
    case 'unknown-sort':
      return `There is no sort "${failure.sortName}".`;
    case 'unavailable':
      return `The search engine can't answer now: ${failure.reason}`;
  }
}

const comma = Buffer.from(',');

/** The answer in pieces of JSON: the hits lie ready, and are not copied. */
function writeAnswer({ facets, hits, total }: EngineAnswer, paging: object): readonly Uint8Array[] {
  const content = hits.flatMap((hit, at) => (at === 0 ? [hit] : [comma, hit]));
  const tail = JSON.stringify({ total_items: total, ...paging }).slice(1);
  return [
    Buffer.from(`{"facet":${facetsJson(facets)},"content":[`),
    ...content,
    Buffer.from(`],${tail}`),
  ];
}

const written = new WeakMap<EngineAnswer['facets'], string>();

/** The facets as JSON; an engine that gives the same list again has them written once. */
function facetsJson(facets: EngineAnswer['facets']): string {
  const known = written.get(facets) ?? JSON.stringify(facets);
  written.set(facets, known);
  return known;
}
