import { registrationParameter } from '#domain/tireHotel/registrationAddress.ts';

/**
 * The page of this site that an event's link leads to, as a path with query. `undefined` for links
 * that the browser must handle: other sites, files, new tabs, downloads, e-mail, phone and fragments.
 */
export function linkedPage(target: EventTarget | null, here: Location): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download'))
    return undefined;
  const url = new URL(link.href);
  if (url.origin !== here.origin || isFile(url.pathname)) return undefined;
  // The router would keep the registration number in the history; the script in the head of a document removes it.
  if (url.searchParams.has(registrationParameter)) return undefined;
  // Only the browser itself opens a `<details>` that contains the target of a fragment.
  return url.hash ? undefined : url.pathname + url.search;
}

/** Pages have no file extension; the router can't open documents. */
function isFile(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path) || path.startsWith('/-/') || path.startsWith('/api/');
}
