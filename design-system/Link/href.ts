/**
 * What an address leads to, and so how a link to it is made:
 *
 * - `page`: a page of this site, reached without a reload
 * - `file`: a document of this site, which the router knows nothing about
 * - `anchor`: a place on this page
 * - `contact`: a mail address or a phone number
 * - `external`: another site
 * - `refused`: nothing a visitor should be led to, such as a `javascript:` address
 */
export type HrefKind = 'page' | 'file' | 'anchor' | 'contact' | 'external' | 'refused';

/** A host nobody can own: what still has it after resolving was a relative address. */
const here = 'https://this-site.invalid';

const contactSchemes: readonly string[] = ['mailto:', 'tel:', 'sms:'];
const webSchemes: readonly string[] = ['https:', 'http:'];

/**
 * Sorts an address as a browser would read it. The URL parser decides and no pattern of ours,
 * because it drops tabs, line breaks and control characters that would hide a scheme from one.
 */
export function kindOfHref(href: string): HrefKind {
  const url = resolve(href);
  if (url === undefined || href.trim() === '') return 'refused';
  if (contactSchemes.includes(url.protocol)) return 'contact';
  if (!webSchemes.includes(url.protocol)) return 'refused';
  if (url.origin !== here) return 'external';
  if (href.trim().startsWith('#')) return 'anchor';
  return isFile(url.pathname) ? 'file' : 'page';
}

/** `URL.parse` would do, but phones of 2023 don't have it. */
function resolve(href: string): URL | undefined {
  try {
    return new URL(href, here);
  } catch {
    return undefined;
  }
}

/** Pages have no file ending; asking the router for a PDF would cost a round trip in vain. */
function isFile(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path);
}
