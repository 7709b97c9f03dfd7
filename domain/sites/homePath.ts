/*
 * Addresses of pages in one language of a site. `homePath` is the address of the start page in that
 * language, `/` or `/en`, and the prefix of all others.
 */

/** The public address of a path within the site and language. */
export function addHomePath(homePath: string, path: string): string {
  if (homePath === '/') return path;
  return path === '/' ? homePath : `${homePath}${path}`;
}

/** The path within the site and language of a public address. */
export function removeHomePath(homePath: string, address: string): string {
  if (homePath === '/' || !`${address}/`.startsWith(`${homePath}/`)) return address;
  return address.slice(homePath.length) || '/';
}

/** The public address of a path that editors may write with or without the prefix. */
export function pageHref(homePath: string, path: string): string {
  return addHomePath(homePath, removeHomePath(homePath, path));
}
