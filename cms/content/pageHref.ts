import type { BlockFrame } from '../block.ts';

/**
 * The public address of a page of this site in the page's language.
 *
 * @param path - Path within the site, with or without the language prefix.
 */
export function pageHref(path: string, { homePath }: Pick<BlockFrame, 'homePath'>): string {
  if (homePath === '/' || path === homePath || path.startsWith(`${homePath}/`)) return path;
  return path === '/' ? homePath : `${homePath}${path}`;
}
