import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Adds the query of the request to redirects that pages answer with. Pages are rendered from their path,
 * once for all visitors, so the redirect of a page lacks parameters such as those of a campaign. A
 * location with a query was made for that query and stays as it is.
 */
export function keepQuery({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  const at = url.indexOf('?');
  // The framework's router asks with a parameter of its own, and follows redirects itself.
  if (at === -1 || headers['rsc'] !== undefined) return;
  const query = url.slice(at);
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, self, head) {
      const location = response.getHeader('location');
      if (typeof location === 'string' && isWithoutQuery(location)) {
        response.setHeader('location', location + query);
      }
      return Reflect.apply(writeHead, self, head);
    },
  });
}

function isWithoutQuery(location: string): boolean {
  return location.startsWith('/') && !/[?#]/.test(location);
}
