import { readCookie } from '#process/readCookie.ts';

/**
 * The cookie that holds the id of a session. Scripts can't read it, and it is sent over TLS and from pages of
 * the site only. `__Host-` makes browsers refuse it from other hosts and without TLS. A developer's machine has
 * no TLS: browsers treat localhost as secure, but not all of them accept the prefix there.
 */
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

function nameFor({ headers }: Request): string {
  const host = (headers.get('host') ?? '').replace(/:\d*$/, '').toLowerCase();
  const isLocal = host === '127.0.0.1' || host === 'localhost' || host.endsWith('.localhost');
  return isLocal ? 'tirehotel' : '__Host-tirehotel';
}

/** The id in a request's cookie; `undefined` without the cookie, or if its value can't be an id. */
export function readSessionCookie(request: Request): string | undefined {
  const value = readCookie(request, nameFor(request));
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** The header that sets the cookie. It ends with the browser's session; the server ends it earlier. */
export function sessionCookie(request: Request, id: string): string {
  return `${nameFor(request)}=${id}; ${attributes}`;
}

/** The header that removes the cookie. */
export function endedSessionCookie(request: Request): string {
  return `${nameFor(request)}=; Max-Age=0; ${attributes}`;
}
