import { compilerSocket } from './compilerSocket.ts';
import type { CompiledSheet } from './compileSheet.ts';
import { type SharedCompiler, shareCompiler } from './shareCompiler.ts';

/**
 * Compiles a style sheet in one process for all: the bundler runs loaders in as many processes as there are cores.
 *
 * @param root - the folder of the project.
 * @param path - the absolute path of the style sheet.
 */
export function sharedSheet(root: string, path: string): Promise<CompiledSheet> {
  compiler ??= shareCompiler(compilerSocket(root), async (sheet) => {
    // Loaded on demand, because most processes only ask.
    const { compileSheet } = await import('./compileSheet.ts');
    return await compileSheet(root, sheet);
  });
  return compiler.compile(path);
}

let compiler: SharedCompiler | undefined;
