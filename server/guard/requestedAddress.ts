import type { AsRequested } from '#domain/redirects/checkRedirects.ts';
import { missingPagePath, requestGuard } from './requestGuard.ts';

/** How the guard passes on the request of a page; `undefined` if it refuses it, or the address names no page. */
export const requestedAddress: AsRequested = (address) => {
  const verdict = requestGuard({ method: 'GET', url: address, headers: {} });
  if (verdict.kind === 'refuse' || verdict.family !== 'page') return undefined;
  if (verdict.url === missingPagePath) return undefined;
  const [path = '', query = ''] = verdict.url.split('?');
  return { path, query };
};
