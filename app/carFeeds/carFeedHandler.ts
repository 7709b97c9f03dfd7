import { createHash } from 'node:crypto';
import { pagePath } from '#domain/content/pagePath.ts';
import { parseSiteAddress, type SiteParams } from '../site/siteAddress.ts';
import { atomFeed } from './atomFeed.ts';
import { type ListTools, newestCars } from './newestCars.ts';

/** The parameters of a feed's route. */
export interface FeedParams extends SiteParams {
  /** The path of the list's page within site and language. */
  readonly path?: readonly string[];
}

/** As long as lists are cached. */
const caching = 'public, max-age=60';
const retryAfterSeconds = '60';

/**
 * Answers with the newest cars of a search as an Atom feed: 304 if the reader has it, 404 for a page without a list of
 * cars, and 503 while there is no answer, because an empty feed would say that all cars are sold.
 */
export function createCarFeedHandler(
  tools: ListTools,
): (request: Request, params: FeedParams) => Promise<Response> {
  return async (request, { path: segments = [], ...named }) => {
    const address = parseSiteAddress(named);
    const path = pagePath(segments) ?? (segments.length === 0 ? '/' : undefined);
    if (!address || path === undefined) return refusal(404);
    const { search } = new URL(request.url);
    const newest = await newestCars({ address, path, query: search }, tools);
    switch (newest.kind) {
      case 'missing':
        return refusal(404);
      case 'failed':
        return refusal(503, { 'retry-after': retryAfterSeconds });
      case 'found': {
        const { xml, updated } = atomFeed(address, newest);
        const headers = {
          'content-type': 'application/atom+xml; charset=utf-8',
          'cache-control': newest.isComplete ? caching : 'no-store',
          // Weak, because what is between the site and the reader compresses it.
          etag: `W/"${createHash('sha256').update(xml).digest('base64url').slice(0, 27)}"`,
          'last-modified': new Date(updated).toUTCString(),
        };
        return isKnown(request, headers)
          ? new Response(null, { status: 304, headers })
          : new Response(xml, { headers });
      }
    }
  };
}

function refusal(status: 404 | 503, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

interface Validators {
  readonly etag: string;
  readonly 'last-modified': string;
}

/** Whether the reader has this version (RFC 9110, section 13.2.2): the tag decides if it sends one. */
function isKnown({ headers }: Request, current: Validators): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) {
    const bare = (tag: string) => tag.trim().replace(/^W\//, '');
    return tags.trim() === '*' || tags.split(',').map(bare).includes(bare(current.etag));
  }
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return since >= Date.parse(current['last-modified']);
}
