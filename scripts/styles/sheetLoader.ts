import { cssQuery, type LoaderContext } from './loaderContext.ts';
import { sharedSheet } from './sharedSheets.ts';

/**
 * Compiles style sheets (`.css.ts`) for Turbopack. The loader of vanilla-extract's own plugin evaluates
 * every module again for every style sheet, which takes quadratic time, and emits a module for every
 * rule. This one keeps evaluated modules until a file changes. A style sheet becomes two modules: its
 * class names, and its CSS. The first doesn't import the second, so code that is loaded later brings the
 * names it uses and no CSS: `styles/all.ts` imports all CSS once for every page.
 */
// biome-ignore lint/style/noDefaultExport: Turbopack calls the default export of a loader.
export default async function compileStyles(this: LoaderContext): Promise<string> {
  const { source, css, files } = await sharedSheet(this.rootContext, this.resourcePath);
  for (const file of files) this.addDependency(file);
  return this.resourceQuery === cssQuery ? css : source;
}
