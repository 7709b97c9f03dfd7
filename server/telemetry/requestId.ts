import { randomUUID } from 'node:crypto';

/** The header that carries the id of a request: from a trusted proxy, in the answer, and in calls to upstreams. */
export const requestIdHeader = 'x-request-id';

/** A UUID, or its 32 digits without hyphens: what proxies generate. Any other text may contain something personal. */
const valid = /^(?:[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|[\da-f]{32})$/i;

/** The id of a request: the proxy's if it is valid, otherwise a new one. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && valid.test(given) ? given : randomUUID();
}
