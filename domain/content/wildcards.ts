/**
 * The segment that stands for any in the path of a page: the platform's own spelling of `*` in
 * addresses.
 */
export const wildcard = ',-w-,';

/** The segments of an address that the page's own path leaves open, in their order. */
export function wildcardsOf(itemPath: string, path: string): readonly string[] {
  const asked = path.split('/');
  return itemPath.split('/').flatMap((segment, index) => {
    const found = asked[index];
    return segment === wildcard && found !== undefined ? [found] : [];
  });
}

/** The page's path with its open segments filled by those of an address of it. */
export function fillWildcards(itemPath: string, path: string): string {
  const asked = path.split('/');
  const own = itemPath.split('/');
  return own
    .map((segment, at) => (segment === wildcard ? (asked[at] ?? segment) : segment))
    .join('/');
}

/** Whether a path is no address by itself, because it leaves segments open. */
export function hasWildcard(path: string): boolean {
  return path.split('/').includes(wildcard);
}

/** Whether an address is one of those that a page's path with open segments stands for. */
export function fitsWildcards(itemPath: string, path: string): boolean {
  const asked = path.split('/');
  const own = itemPath.split('/');
  if (own.length !== asked.length) return false;
  return own.every((segment, index) => segment === wildcard || segment === asked[index]);
}
