import { phoneHref } from '../phoneHref.ts';

/**
 * The address of a link if visitors can follow it safely, otherwise `undefined`. What editors leave out is
 * completed: the protocol of `www.nordvik.example` or of a mail address. Protocols other than those of web pages, mail
 * and phones are refused (`javascript:`, `data:`), as are addresses that browsers can't parse and phone numbers
 * that can't be called.
 */
export function safeHref(address: string): string | undefined {
  // Control characters are removed first, because browsers ignore them and treat `java\nscript:` as `javascript:`.
  const href = completed(withoutControls(address).trim());
  if (href === '') return undefined;
  const protocol = /^([a-z][a-z0-9+.-]*:)/i.exec(href)?.[1]?.toLowerCase();
  switch (protocol) {
    case undefined:
    case 'http:':
    case 'https:':
      return parseUrl(href, anyBase) && href;
    case 'mailto:':
      return href.length > protocol.length ? href : undefined;
    case 'tel:':
      return phoneHref(unescaped(href.slice(protocol.length)));
    default:
      return undefined;
  }
}

/** The kind of a link, by its address; determines how it is rendered. */
export type HrefKind = 'internal' | 'anchor' | 'external' | 'mail' | 'phone';

/** The kind of an address that passed `safeHref`. */
export function hrefKind(href: string): HrefKind {
  if (href.startsWith('#')) return 'anchor';
  if (/^mailto:/i.test(href)) return 'mail';
  if (/^tel:/i.test(href)) return 'phone';
  // Browsers read a backslash as a slash, and `https:host` as `https://host`.
  if (/^(https?:|[\\/]{2})/i.test(href)) return 'external';
  return 'internal';
}

/** The address of a page or file on this site or another; `undefined` for mail, phones and what `safeHref` refuses. */
export function webAddress(address: string): string | undefined {
  const href = safeHref(address);
  const kind = href && hrefKind(href);
  return kind === 'internal' || kind === 'external' ? href : undefined;
}

/** An address that is a path on this site, such as `/kop-bil?page=2`; `undefined` for all others. */
export function sitePath(address: string): string | undefined {
  const href = webAddress(address);
  return href?.startsWith('/') && hrefKind(href) === 'internal' ? href : undefined;
}

/**
 * The absolute URL of an address, for everything that leaves the page: canonical addresses, sitemaps, feeds,
 * structured data. `undefined` if it has none, or contains a user name.
 *
 * @param base - The absolute URL against which a relative address is resolved.
 */
export function webUrl(address: string, base: string): string | undefined {
  const href = webAddress(address);
  const url = href === undefined ? undefined : parseUrl(href, base);
  return url?.username === '' && url.password === '' ? url.href : undefined;
}

/** For addresses whose base doesn't matter. */
const anyBase = 'https://site.invalid';

/** Not `URL.parse`, which phones from 2023 don't support. */
function parseUrl(href: string, base: string): URL | undefined {
  try {
    return new URL(href, base);
  } catch {
    return undefined;
  }
}

/** A host name: its last part is a word, and no ending of a file. */
const hostAlone = /^(?:[\p{L}\p{N}-]+\.)+(?<ending>\p{L}{2,})(?::\d+)?(?=[/?#]|$)/u;
const fileEnding =
  /^(?:ashx|aspx?|avif|csv|docx?|gif|html?|jpe?g|json|mp4|pdf|php|png|pptx?|svg|txt|webm|webp|xlsx?|xml|zip)$/i;
const mailAlone = /^[^\s@:/?#]+@[^\s@:/?#]+\.\p{L}{2,}$/u;

function completed(href: string): string {
  const ending = hostAlone.exec(href)?.groups?.['ending'];
  if (ending !== undefined && !fileEnding.test(ending)) return `https://${href}`;
  if (mailAlone.test(href)) return `mailto:${href}`;
  // The platform's editor puts a protocol before an anchor, and its older media addresses have no slash or a tilde.
  return href.replace(/^https?:\/\/(?=#)/i, '').replace(/^\/?[~-]\/media\//, '/-/media/');
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function withoutControls(text: string): string {
  return Array.from(text)
    .filter((character) => character > '\u001f' && character !== '\u007f')
    .join('');
}
