import { compileSheet } from './compileSheet.ts';

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
export default async function compileStyles(this: LoaderContext): Promise<string> {
  const { source, css, files } = await compileSheet(this.rootContext, this.resourcePath);
  for (const file of files) this.addDependency(file);
  return this.resourceQuery === '?css' ? css : source;
}
