import { utcDay } from '#process/utcDay.ts';
import type { IndexWriter } from '#search-engine/engine.ts';
import type { RefusedLine } from '#stock/feed/entry.ts';
import { feedKindOf } from '#stock/feed/feedKinds.ts';
import { keepChangedPrices } from '#stock/feed/keepPrices.ts';
import { readPatch } from '#stock/feed/readPatch.ts';
import { hasKey } from '../http/requireKey.ts';
import { json } from '../http/respond.ts';
import { refuse, refuseFor } from './refuse.ts';

export interface FeedOptions {
  readonly engine: Pick<IndexWriter, 'patch' | 'stored'>;
  readonly apiKey: string;
}

/** The path of feeds; the name of an index follows. */
export const feedsPath = '/search/feeds/';

/** Enough for some thousand changes; more than that needs the import of a whole feed. */
const maxBytes = 20_000_000;

/** Most lines reported in an answer; the rest are most likely wrong in the same way. */
const linesNamed = 50;

/** Applies changes to some documents of an index atomically. See docs/stock.md. */
export async function answerFeed(
  request: Request,
  { engine, apiKey }: FeedOptions,
): Promise<Response> {
  if (request.method !== 'PATCH')
    return refuse(405, 'method', 'Changes to an index are sent by PATCH.', { allow: 'PATCH' });
  if (!hasKey(request, apiKey))
    return refuse(401, 'unauthorized', 'The key in x-api-key is missing or not valid.');
  const index = new URL(request.url).pathname.slice(feedsPath.length);
  const feed = feedKindOf(index);
  if (feed === undefined) return refuseFor({ kind: 'unknown-index', index });
  const read = await readPatch(bodyOf(request), feed, maxBytes);
  switch (read.kind) {
    case 'too-large':
      return refuse(413, 'too-large', `A patch has at most ${maxBytes} bytes.`);
    case 'refused': {
      const lines = namedLines(read.refused);
      return json({ error: { kind: 'refused', message: read.reason, lines } }, 400);
    }
    case 'changes': {
      const keeping = { feed, index, target: engine, today: utcDay() };
      const kept = await keepChangedPrices(read.changes, keeping);
      const result = await engine.patch(index, kept);
      if (!result.ok) return refuseFor(result.failure);
      const corrected = namedLines(read.corrected);
      return json(corrected.length > 0 ? { ...result.value, corrected } : result.value);
    }
  }
}

function namedLines(lines: readonly Pick<RefusedLine, 'line' | 'field' | 'reason'>[]) {
  return lines.slice(0, linesNamed).map(({ line, field, reason }) => ({ line, field, reason }));
}

async function* bodyOf({ body }: Request): AsyncGenerator<Uint8Array> {
  if (body !== null) yield* body;
}
