import { hrefKind } from './href.ts';

/**
 * The mail address or phone number that a link's address holds, as one would paste it elsewhere;
 * `undefined` for any other link. Of a phone it is the number that is dialled and not the one that
 * is shown, since with its country code it works everywhere.
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
