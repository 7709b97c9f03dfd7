import { type AnyAnswer, isComplete } from '#domain/upstreamAnswer.ts';

/** As long as the site itself uses an answer of the index. */
const caching = 'public, max-age=60';

/**
 * A response of the site's own API about cars: JSON that browsers may cache for a minute. A response
 * from an incomplete answer of the upstream is not cached, so that it disappears with the outage.
 */
export function found(value: unknown, source: AnyAnswer): Response {
  const cacheControl = isComplete(source) ? caching : 'no-store';
  return Response.json(value, { headers: { 'cache-control': cacheControl } });
}
