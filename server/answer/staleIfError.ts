import type { ServerResponse } from 'node:http';

/** A day: an outage of the whole site doesn't last longer (seconds). */
const outageSeconds = 86_400;

/**
 * Lets shared caches answer with a page while the site fails or can't be reached. Pages that they may use while they ask
 * for a new one qualify: missing and incomplete pages don't.
 */
export function allowStaleIfError(response: ServerResponse): void {
  response.writeHead = new Proxy(response.writeHead, {
    apply(original, self, head: unknown[]) {
      const caching = String(response.getHeader('cache-control') ?? '');
      if (isReusable.test(caching) && !caching.includes('stale-if-error')) {
        response.setHeader('cache-control', `${caching}, stale-if-error=${outageSeconds}`);
      }
      return Reflect.apply(original, self, head);
    },
  });
}

const isReusable = /\bs-maxage=\d+, stale-while-revalidate=/;
