/** In preview: links to pages of the site are reported instead of followed, and others open in a window of their own. */
export function followLinks(
  page: Document,
  signal: AbortSignal,
  onFollow: (path: string) => void,
): void {
  page.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      if (!link || isWithinPage(link)) return;
      event.preventDefault();
      event.stopPropagation();
      const { origin, pathname, search, hash, href } = link;
      if (origin === page.location.origin) onFollow(`${pathname}${search}${hash}`);
      else if (/^https?:$/.test(link.protocol)) page.defaultView?.open(href, '_blank', 'noopener');
    },
    { capture: true, signal },
  );
}

/** Whatever the page does with a form, it isn't left for another page. */
export function keepInPage(page: Document, signal: AbortSignal): void {
  page.addEventListener('submit', (event) => event.preventDefault(), { signal });
}

function linkOf(event: Event): HTMLAnchorElement | undefined {
  const { target } = event;
  // The page may be of another realm than this script, as in tests, so `instanceof` doesn't tell.
  const isElement = target !== null && 'closest' in target && typeof target.closest === 'function';
  return isElement ? (target.closest('a[href]') ?? undefined) : undefined;
}

function isWithinPage({ href, ownerDocument }: HTMLAnchorElement): boolean {
  const [path] = ownerDocument.location.href.split('#');
  return href.startsWith(`${path}#`) || href.startsWith('javascript:');
}
