import { type Compiler, createCompiler } from '@vanilla-extract/compiler';
import { className } from './className.ts';
import { recordEvaluatedFiles } from './evaluatedFiles.ts';
import { cssQuery } from './loaderContext.ts';

/** What a style sheet (`.css.ts`) becomes. */
export interface CompiledSheet {
  /** A module that exports the names of its classes, without an import of its CSS. */
  readonly source: string;
  readonly css: string;
  /** The files of the project that it was compiled from. */
  readonly files: readonly string[];
}

/**
 * Compiles a style sheet. Evaluated modules are kept until a file changes.
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

const cssImport = /^import '.+\?css';\n?/gm;

let queue: Promise<unknown> = Promise.resolve();
let compiler: Compiler | undefined;
const evaluated = recordEvaluatedFiles();

async function compile(root: string, path: string): Promise<CompiledSheet> {
  compiler ??= createCompiler({
    root,
    identifiers: process.env.NODE_ENV === 'production' ? 'short' : className,
    enableFileWatcher: false,
    cssImportSpecifier: (file) => `${file}${cssQuery}`,
    vitePlugins: [evaluated.plugin],
  });
  if (evaluated.hasChanged()) {
    evaluated.clear();
    await compiler.unstable_invalidateAllModules();
  }
  const { source, watchFiles } = await compiler.processVanillaFile(path);
  return {
    source: source.replaceAll(cssImport, ''),
    css: compiler.getCssForFile(path).css,
    files: [...watchFiles].filter((file) => !file.includes('node_modules')),
  };
}
