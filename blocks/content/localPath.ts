import type { BlockFrame } from '../block.ts';

/** The visitor's address of a path within the site and language: with the language in front. */
export function visitorPath({ homePath }: Pick<BlockFrame, 'homePath'>, path: string): string {
  if (homePath === '/') return path;
  return path === '/' ? homePath : `${homePath}${path}`;
}

/** The path within the site and language of a visitor's address. */
export function localPath({ homePath }: Pick<BlockFrame, 'homePath'>, path: string): string {
  if (homePath === '/' || !`${path}/`.startsWith(`${homePath}/`)) return path;
  return path.slice(homePath.length) || '/';
}
