import { dirname, join, relative } from 'node:path';

/** The part of Turbopack's loader context that is used here. */
interface LoaderContext {
  /** Folder of the project. */
  readonly rootContext: string;
  /** The list of style sheets. */
  readonly resourcePath: string;
}

/**
 * Turns the list of style sheets (`styles/all.ts`) into imports of their CSS. Elsewhere an import of a
 * style sheet only gives its class names, see `sheetLoader.ts`.
 */
// biome-ignore lint/style/noDefaultExport: Turbopack calls the default export of a loader.
export default function importStyles(this: LoaderContext, source: string): string {
  const folder = dirname(this.resourcePath);
  return source.replaceAll(/'#(.+\.css\.ts)'/g, (_, path: string) => {
    const file = relative(folder, join(this.rootContext, path)).replaceAll('\\', '/');
    return `'${file}?css'`;
  });
}
