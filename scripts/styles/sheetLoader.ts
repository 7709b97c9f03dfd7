import { type Compiler, createCompiler } from '@vanilla-extract/compiler';
import { className } from './className.ts';
import { recordEvaluatedFiles } from './evaluatedFiles.ts';

/** The part of Turbopack's loader context that is used here. */
interface LoaderContext {
  /** Folder of the project. */
  readonly rootContext: string;
  /** The style sheet to compile. */
  readonly resourcePath: string;
  /** `?css` if the CSS is requested, empty if the module is. */
  readonly resourceQuery: string;
  /** Recompiles the style sheet when the file changes, in this session or a later one. */
  readonly addDependency: (file: string) => void;
}

/**
 * Compiles style sheets (`.css.ts`) for Turbopack. The loader of vanilla-extract's own plugin evaluates
 * every module again for every style sheet, which takes quadratic time, and emits a module for every
 * rule. This one keeps evaluated modules until a file changes. A style sheet becomes two modules: its
 * class names, and its CSS. The first doesn't import the second, so code that is loaded later brings the
 * names it uses and no CSS: `styles/all.ts` imports all CSS once for every page.
 */
// biome-ignore lint/style/noDefaultExport: Turbopack calls the default export of a loader.
export default function compileStyles(this: LoaderContext): Promise<string> {
  // Sequentially, because a change must not invalidate modules during an evaluation.
  const compiled = queue.then(() => compile(this));
  queue = compiled.catch(() => undefined);
  return compiled;
}

const cssQuery = '?css';
const cssImport = /^import '.+\?css';\n?/gm;

let queue: Promise<unknown> = Promise.resolve();
let compiler: Compiler | undefined;
const evaluated = recordEvaluatedFiles();

async function compile(context: LoaderContext): Promise<string> {
  const { rootContext, resourcePath, resourceQuery, addDependency } = context;
  compiler ??= createCompiler({
    root: rootContext,
    identifiers: process.env.NODE_ENV === 'production' ? 'short' : className,
    enableFileWatcher: false,
    cssImportSpecifier: (file) => `${file}${cssQuery}`,
    vitePlugins: [evaluated.plugin],
  });
  if (evaluated.hasChanged()) {
    evaluated.clear();
    await compiler.unstable_invalidateAllModules();
  }
  const { source, watchFiles } = await compiler.processVanillaFile(resourcePath);
  for (const file of watchFiles) {
    if (!file.includes('node_modules')) addDependency(file);
  }
  if (resourceQuery === cssQuery) return compiler.getCssForFile(resourcePath).css;
  return source.replaceAll(cssImport, '');
}
