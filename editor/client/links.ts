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
  // The link, or what was clicked in it. Its path also tells what is inside a shadow root.
  return event.composedPath().find(isLink);
}

/** Told by its properties, because in tests the page is in another window than this script, with other classes. */
function isLink(target: EventTarget): target is HTMLAnchorElement {
  return 'tagName' in target && target.tagName === 'A' && 'href' in target && target.href !== '';
}

function isWithinPage({ href, ownerDocument }: HTMLAnchorElement): boolean {
  const [path] = ownerDocument.location.href.split('#');
  return href.startsWith(`${path}#`) || href.startsWith('javascript:');
}
