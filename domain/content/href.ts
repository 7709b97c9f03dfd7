/** The protocols allowed in links. Others (`javascript:`, `data:`) are rejected. */
const allowedProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * The address if it is safe to link to, otherwise `undefined`. Control characters are removed first,
 * because browsers ignore them too and treat `java\nscript:` as `javascript:`.
 */
export function safeHref(address: string): string | undefined {
  const href = withoutControls(address).trim();
  if (href === '') return undefined;
  const protocol = /^([a-z][a-z0-9+.-]*:)/i.exec(href)?.[1]?.toLowerCase();
  if (protocol === undefined) return href;
  return allowedProtocols.has(protocol) ? href : undefined;
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

function withoutControls(text: string): string {
  return Array.from(text)
    .filter((character) => (character.codePointAt(0) ?? 0) > 31 && character !== '\u007f')
    .join('');
}
