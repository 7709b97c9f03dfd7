import { type Compiler, createCompiler } from '@vanilla-extract/compiler';
import { recordEvaluatedFiles } from './evaluatedFiles.ts';
import { sheetIdentifiers } from './sheetIdentifiers.ts';

/** The CSS of a style sheet (`.css.ts`). */
export interface CompiledSheet {
  readonly css: string;
  /** The files of the project that it was compiled from. */
  readonly files: readonly string[];
}

/**
 * Compiles the CSS of a style sheet. Evaluated modules are kept until a file changes.
 *
 * @param root - the folder of the project.
 * @param path - the absolute path of the style sheet.
 */
export function compileSheet(root: string, path: string): Promise<CompiledSheet> {
  // Sequentially, because a change must not invalidate modules during an evaluation.
  const compiled = queue.then(() => compile(root, path));
  queue = compiled.catch(() => undefined);
  return compiled;
}

let queue: Promise<unknown> = Promise.resolve();
let compiler: Compiler | undefined;
const evaluated = recordEvaluatedFiles();

async function compile(root: string, path: string): Promise<CompiledSheet> {
  compiler ??= createCompiler({
    root,
    identifiers: sheetIdentifiers,
    enableFileWatcher: false,
    vitePlugins: [evaluated.plugin],
  });
  if (evaluated.hasChanged()) {
    evaluated.clear();
    await compiler.unstable_invalidateAllModules();
  }
  const { watchFiles } = await compiler.processVanillaFile(path);
  return {
    css: compiler.getCssForFile(path).css,
    files: [...watchFiles].filter((file) => !file.includes('node_modules')),
  };
}
