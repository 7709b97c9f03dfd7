import { wildcard } from './wildcards.ts';

/**
 * The canonical form of a page's path, or `undefined` if the requested path is canonical already.
 * Letter case follows the page's own path, and open segments follow `spelled`, if a block knows them.
 *
 * @param itemPath - The page's own path, with `wildcard` for open segments.
 * @param path - The requested path, not escaped.
 * @param spelled - The open segments in their canonical form, not escaped. More than the page has open
 * segments are part of the address of another page, if its last segment is open.
 */
export function canonicalPath(
  itemPath: string,
  path: string,
  spelled: readonly string[] = [],
): string | undefined {
  const asked = path.split('/');
  const own = itemPath.split('/');
  // The item path of a page may be unrelated to its address, for example in previews.
  if (own.length !== asked.length) return undefined;
  const open = [...spelled];
  const segments = own.map((segment, at) => {
    const found = asked[at] ?? '';
    if (segment === wildcard) return open.shift() ?? found;
    return segment.toLowerCase() === found.toLowerCase() ? segment : undefined;
  });
  if (segments.includes(undefined)) return undefined;
  const more = own.at(-1) === wildcard ? open : [];
  const canonical = [...segments, ...more].join('/');
  return canonical === path ? undefined : canonical;
}
