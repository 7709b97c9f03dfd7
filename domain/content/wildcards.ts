/** Path segment of a page that matches any segment: the platform's encoding of `*` in addresses. */
export const wildcard = ',-w-,';

/** The segments of an address that match the open segments of the page's path, in order. */
export function wildcardsOf(itemPath: string, path: string): readonly string[] {
  const asked = path.split('/');
  return itemPath.split('/').flatMap((segment, index) => {
    const found = asked[index];
    return segment === wildcard && found !== undefined ? [found] : [];
  });
}

/** The page's path with its open segments replaced by those of an address. */
export function fillWildcards(itemPath: string, path: string): string {
  const asked = path.split('/');
  const own = itemPath.split('/');
  return own
    .map((segment, at) => (segment === wildcard ? (asked[at] ?? segment) : segment))
    .join('/');
}

/** Whether a path has open segments and so is not an address itself. */
export function hasWildcard(path: string): boolean {
  return path.split('/').includes(wildcard);
}

/** Whether a page's path with open segments matches an address. */
export function fitsWildcards(itemPath: string, path: string): boolean {
  const asked = path.split('/');
  const own = itemPath.split('/');
  if (own.length !== asked.length) return false;
  return own.every((segment, index) => segment === wildcard || segment === asked[index]);
}
