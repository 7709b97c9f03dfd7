import { type Ask, askThrough, createAsk } from '#upstream/content/ask.ts';
import { createUpstream } from '#upstream/http/upstream.ts';
import { type AskSearch, createAskSearch } from '#upstream/search/ask.ts';
import type { CheckedUpstreams } from './withUpstreams.ts';

// Nobody waits for these answers, and the platform also serves visitors.
const oneAtATime = createUpstream({
  name: 'content',
  maxConcurrent: 1,
  maxQueued: Number.POSITIVE_INFINITY,
  maxWaitMs: 60 * 60 * 1000,
});

/** Sends queries of a check to the content platform, one at a time. */
export function createContentAsk({ content: { url, key } }: CheckedUpstreams): Ask {
  return askThrough(oneAtATime, createAsk({ url, key, timeoutMs: 30_000 }));
}

/** Sends queries of a check to the search index. */
export function createSearchAsk({ search }: CheckedUpstreams): AskSearch {
  // The embedded stock may be generated on the first request.
  return createAskSearch({ ...search, timeoutMs: 60_000 });
}
