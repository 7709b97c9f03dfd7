/**
 * The page of this site that an event's link leads to, as an address within the site. Nothing for
 * other sites, files, new tabs, downloads, mail and phone, and places within a page: those are the
 * browser's own business.
 */
export function linkedPage(target: EventTarget | null, here: Location): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download'))
    return undefined;
  const url = new URL(link.href);
  if (url.origin !== here.origin || isFile(url.pathname)) return undefined;
  // Only the browser opens what is folded around a place that an address names.
  return url.hash ? undefined : url.pathname + url.search;
}

/** Pages have no file ending; the router knows nothing about documents. */
function isFile(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path) || path.startsWith('/-/') || path.startsWith('/api/');
}
