import type { AnyAnswer } from '#domain/upstreamAnswer.ts';
import { replyFrom } from '../http/answers.ts';

/** As long as the site itself uses an answer of the index. */
const caching = 'public, max-age=60';

/**
 * A response of the site's own API about cars: JSON that browsers may cache for a minute.
 */
export function found(value: unknown, source: AnyAnswer): Response {
  return replyFrom(source, value, caching);
}
