import { basename, dirname, relative } from 'node:path';
import { listedSheets } from './listedSheets.ts';
import { cssQuery, type LoaderContext } from './loaderContext.ts';
import { sharedSheet } from './sharedSheets.ts';

/**
 * Turns the list of style sheets (`styles/all.ts`) into imports of their CSS. Elsewhere an import of a style sheet only
 * gives its class names, see `sheetLoader.ts`. A build joins all CSS in one file: browsers compute the styles of the
 * whole page again for each file that arrives. In development each style sheet is a file, so that a change is soon seen.
 */
// biome-ignore lint/style/noDefaultExport: Turbopack calls the default export of a loader.
export default function importStyles(
  this: LoaderContext,
  source: string,
): string | Promise<string> {
  const sheets = listedSheets(source, this.rootContext);
  if (this.resourceQuery === cssQuery) return joinSheets(sheets, this);
  if (process.env.NODE_ENV === 'production')
    return `import './${basename(this.resourcePath)}${cssQuery}';`;
  const folder = dirname(this.resourcePath);
  const pathOf = (sheet: string) => relative(folder, sheet).replaceAll('\\', '/');
  return sheets.map((sheet) => `import '${pathOf(sheet)}${cssQuery}';`).join('\n');
}

async function joinSheets(
  sheets: readonly string[],
  { rootContext, addDependency }: LoaderContext,
): Promise<string> {
  const compiled = await Promise.all(sheets.map((sheet) => sharedSheet(rootContext, sheet)));
  for (const file of new Set(compiled.flatMap(({ files }) => files))) addDependency(file);
  return compiled.map(({ css }) => css).join('\n');
}
