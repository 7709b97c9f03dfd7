import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/**
 * The socket of all processes that compile the style sheets of a folder in the same mode, which decides on the names
 * of classes. Folders may share their installed packages, so the name contains a hash of the folder.
 *
 * @param root - the folder of the project, with or without a slash at its end.
 */
export function compilerSocket(root: string): string {
  const folderHash = createHash('sha256').update(resolve(root)).digest('hex').slice(0, 8);
  const name = `forecourt-styles-${process.env.NODE_ENV}-${folderHash}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  // Only this user can write there. The path is relative, because that of a socket has at most 107 characters.
  const folder = join(root, 'node_modules', '.cache');
  mkdirSync(folder, { recursive: true });
  return join(relative(process.cwd(), folder), `${name}.sock`);
}
