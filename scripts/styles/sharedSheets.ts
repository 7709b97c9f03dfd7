import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CompiledSheet } from './compileSheet.ts';
import { type SharedCompiler, shareCompiler } from './shareCompiler.ts';

/**
 * Compiles a style sheet in one process for all: the bundler runs loaders in as many processes as there are cores.
 *
 * @param root - the folder of the project.
 * @param path - the absolute path of the style sheet.
 */
export function sharedSheet(root: string, path: string): Promise<CompiledSheet> {
  compiler ??= shareCompiler(socketOf(root), async (sheet) => {
    // Loaded on demand, because most processes only ask.
    const { compileSheet } = await import('./compileSheet.ts');
    return await compileSheet(root, sheet);
  });
  return compiler.compile(path);
}

let compiler: SharedCompiler | undefined;

/**
 * The socket of all processes that compile this folder in this mode, which decides on the names of classes. Folders
 * may share their installed packages.
 */
function socketOf(root: string): string {
  const folderHash = createHash('sha256').update(root).digest('hex').slice(0, 8);
  const name = `forecourt-styles-${process.env.NODE_ENV}-${folderHash}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  // Only this user can write there. The path is relative, because that of a socket has at most 107 characters.
  const folder = join(root, 'node_modules', '.cache');
  mkdirSync(folder, { recursive: true });
  return join(relative(process.cwd(), folder), `${name}.sock`);
}
