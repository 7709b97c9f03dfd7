/** The parts of the address in a link field of the platform. */
type LinkParts = Readonly<Record<string, unknown>>;

/**
 * The address of a link as the platform sends it: query and anchor may be part of `href`, or fields of their own.
 * `undefined` if the link is empty.
 */
export function linkAddress(parts: LinkParts): string | undefined {
  const href = textOf(parts['href']);
  const type = textOf(parts['linktype']);
  if (type === 'tel' && /^[\d+(]/.test(href)) return `tel:${href}`;
  if (/^[a-z]+:(?!\/\/)/i.test(href)) return href;
  const [, path = '', ownQuery = '', ownAnchor = ''] =
    /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(href) ?? [];
  const query = joined(ownQuery, textOf(parts['querystring']).replace(/^\?/, ''));
  const anchor = ownAnchor || textOf(parts['anchor']).replace(/^#/, '');
  const address = `${path}${query && `?${query}`}${anchor && `#${anchor}`}`;
  return address === '' ? undefined : address;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Some versions of the platform repeat the query of the address. */
function joined(own: string, more: string): string {
  return own === more ? own : [own, more].filter(Boolean).join('&');
}
