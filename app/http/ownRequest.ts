/**
 * Whether a request comes from a page of the site itself. Browsers send `sec-fetch-site`; older ones
 * send at least the origin. Other clients send neither, and can't act on behalf of a visitor.
 */
export function isOwnRequest({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  return origin === null || URL.parse(origin)?.host === headers.get('host');
}
