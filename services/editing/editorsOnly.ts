import { isUnder } from '../http/isUnder.ts';
import { refusal, seeOther } from '../http/respond.ts';
import { withSecurityHeaders } from '../http/securityHeaders.ts';
import type { Handler } from '../service.ts';

/** What the editor, and the pages that it shows, ask the services for. */
const prefixes = ['/edit', '/-/media', '/sitecore/api/authoring'];

/**
 * Answers what editors' browsers ask, and nothing else: all other services, the switches of faults and the front page are for
 * this machine only. So a proxy that passes on too much shows nothing.
 */
export function editorsOnly(handle: Handler): Handler {
  return withSecurityHeaders((request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/') return seeOther('/edit');
    if (prefixes.some((prefix) => isUnder(prefix, pathname))) return handle(request);
    return refusal(404, `Nothing answers at ${pathname}.`);
  });
}
