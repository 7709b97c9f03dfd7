/**
 * The kind of target of an address, which decides how the link is rendered:
 *
 * - `page`: a page of this site, opened by client-side navigation
 * - `file`: a document of this site, unknown to the router
 * - `anchor`: a place on this page
 * - `contact`: a mail address or a phone number
 * - `external`: another site
 * - `refused`: an unsafe target, such as a `javascript:` address
 */
export type HrefKind = 'page' | 'file' | 'anchor' | 'contact' | 'external' | 'refused';

/** A reserved host that cannot be registered: an address that resolves to it is relative. */
const placeholderOrigin = 'https://this-site.invalid';

const contactSchemes: readonly string[] = ['mailto:', 'tel:', 'sms:'];
const webSchemes: readonly string[] = ['https:', 'http:'];

/**
 * Classifies an address the way a browser parses it. Uses the URL parser instead of a regular
 * expression, because browsers ignore tabs, line breaks and control characters that would hide a
 * scheme from a pattern.
 */
export function kindOfHref(href: string): HrefKind {
  const url = resolve(href);
  if (url === undefined || href.trim() === '') return 'refused';
  if (contactSchemes.includes(url.protocol)) return 'contact';
  if (!webSchemes.includes(url.protocol)) return 'refused';
  if (url.origin !== placeholderOrigin) return 'external';
  if (href.trim().startsWith('#')) return 'anchor';
  return isFile(url.pathname) ? 'file' : 'page';
}

/** Not `URL.parse`, which phones from 2023 do not support. */
function resolve(href: string): URL | undefined {
  try {
    return new URL(href, placeholderOrigin);
  } catch {
    return undefined;
  }
}

/** Pages have no file extension; asking the router for a PDF would cost a useless round trip. */
function isFile(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path);
}
