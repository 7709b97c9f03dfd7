import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Family } from '../guard/families.ts';

/**
 * Headers that steer the framework or name another address. Clients have no reason to send them, and caches
 * don't distinguish answers by them. A `content-security-policy` in a request, for example, would put its nonce
 * into a cached page.
 */
const steering =
  /^(?:x-)?(?:forwarded|original|rewrite|middleware|matched|invoke|nextjs|now|vercel|prerender|http-method|content-security-policy)(?:-|$)|^next-(?:action|resume|test)/;

/** Headers of visitors that no page may depend on: pages are the same for all of them. */
const personal = ['cookie', 'authorization', 'user-agent', 'accept-language', 'referer'] as const;

/**
 * The headers by which the framework's router in the browser requests the data of a page. The parameter that it adds
 * is a hash of them, which the framework checks.
 */
const router = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
] as const;

/** The route that shows pages in the editor, to requests that the site has signed. */
const editorRoute = '/api/editing/page';

/** Removes the headers by which a visitor could change what others get. */
export function cleanRequest({ headers, url = '' }: IncomingMessage, family: Family): void {
  for (const name of Object.keys(headers)) if (steering.test(name)) delete headers[name];
  if (family !== 'page') return;
  // The site itself asks for pages in the editor, with the editor's credentials, and nothing keeps them.
  remove(
    headers,
    personal.filter((name) => name !== 'authorization' || !isEditorRoute(url)),
  );
  if (!isRouterRequest(headers, url)) remove(headers, router);
}

export function isEditorRoute(url: string): boolean {
  return url === editorRoute || url.startsWith(`${editorRoute}?`);
}

/**
 * The router adds a parameter to the address, so that caches that ignore `Vary` keep its answers apart from
 * documents.
 */
export function isRouterRequest(headers: IncomingHttpHeaders, url: string): boolean {
  return headers['rsc'] === '1' && /[?&]_rsc(?:=|&|$)/.test(url);
}

function remove(headers: IncomingHttpHeaders, names: readonly string[]): void {
  for (const name of names) delete headers[name];
}
