import { hrefKind } from './href.ts';

/**
 * The e-mail address or phone number of a link, as text to copy; `undefined` for any other link. For
 * a phone it is the number dialled rather than the number shown, because it includes the country
 * code.
 */
export function contactOf(href: string): string | undefined {
  const kind = hrefKind(href);
  if (kind !== 'mail' && kind !== 'phone') return undefined;
  const [, contact = ''] = /^[^:]*:([^?]*)/.exec(href) ?? [];
  return readable(contact).trim() || undefined;
}

function readable(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped;
  }
}
