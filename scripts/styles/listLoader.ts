import { basename, join } from 'node:path';
import { compileSheet } from './compileSheet.ts';

/** The part of Turbopack's loader context that the loader uses. */
export interface LoaderContext {
  /** Folder of the project. */
  readonly rootContext: string;
  /** The list of style sheets. */
  readonly resourcePath: string;
  /** Empty if the module is requested, `?css` for the CSS of all style sheets, `?css=PATH` for that of one. */
  readonly resourceQuery: string;
  /** Runs the loader again when the file changes, in this session or a later one. */
  readonly addDependency: (file: string) => void;
}

/**
 * Turns the list of style sheets (`styles/all.ts`) into imports of their CSS. Elsewhere an import of a style sheet only
 * gives its class names. A build joins all CSS in one file: browsers compute the styles of the whole page again for
 * each file that arrives. In development each style sheet is a file, so that a change is soon seen.
 */
// biome-ignore lint/style/noDefaultExport: Turbopack calls the default export of a loader.
export default function importStyles(
  this: LoaderContext,
  source: string,
): string | Promise<string> {
  const sheets = Array.from(source.matchAll(sheetImport), ([, path = '']) => path);
  if (this.resourceQuery === '') return cssImports(basename(this.resourcePath), sheets);
  const [, path] = this.resourceQuery.split('=');
  return joinSheets(path === undefined ? sheets : [path], this);
}

const sheetImport = /^import '#(.+\.css\.ts)';$/gm;

function cssImports(list: string, sheets: readonly string[]): string {
  if (process.env.NODE_ENV === 'production') return `import './${list}?css';`;
  return sheets.map((sheet) => `import './${list}?css=${sheet}';`).join('\n');
}

async function joinSheets(
  sheets: readonly string[],
  { rootContext, addDependency }: LoaderContext,
): Promise<string> {
  const compiled = await Promise.all(
    sheets.map((sheet) => compileSheet(rootContext, join(rootContext, sheet))),
  );
  for (const file of new Set(compiled.flatMap(({ files }) => files))) addDependency(file);
  return compiled.map(({ css }) => css).join('\n');
}
