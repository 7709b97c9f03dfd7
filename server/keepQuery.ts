import type { IncomingMessage, ServerResponse } from 'node:http';
import { parametersOfVisitor } from './renderedUrl.ts';

/**
 * Adds the query of the request to redirects that pages answer with. Pages are rendered from their path,
 * once for all visitors, so the redirect of a page lacks parameters such as those of a campaign. A
 * location with a query was made for the search in that query, and gets the other parameters.
 */
export function keepQuery({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  const at = url.indexOf('?');
  // The framework's router asks with a parameter of its own, and follows redirects itself.
  if (at === -1 || headers['rsc'] !== undefined) return;
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, self, head) {
      const location = response.getHeader('location');
      if (typeof location === 'string') response.setHeader('location', withQuery(location, url));
      return Reflect.apply(writeHead, self, head);
    },
  });
}

function withQuery(location: string, url: string): string {
  if (!location.startsWith('/') || location.includes('#')) return location;
  if (!location.includes('?')) return location + url.slice(url.indexOf('?'));
  return [location, ...parametersOfVisitor(url)].join('&');
}
