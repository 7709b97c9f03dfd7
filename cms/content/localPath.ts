import type { BlockFrame } from '../block.ts';

/** The public address of a path within the site and language: the language is its prefix. */
export function visitorPath({ homePath }: Pick<BlockFrame, 'homePath'>, path: string): string {
  if (homePath === '/') return path;
  return path === '/' ? homePath : `${homePath}${path}`;
}

/** The path within the site and language of a public address. */
export function localPath({ homePath }: Pick<BlockFrame, 'homePath'>, path: string): string {
  if (homePath === '/' || !`${path}/`.startsWith(`${homePath}/`)) return path;
  return path.slice(homePath.length) || '/';
}
