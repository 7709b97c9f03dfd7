import { join } from 'node:path';

/** The absolute paths of the style sheets that a list (`styles/all.ts`) imports, in order. */
export function listedSheets(source: string, root: string): readonly string[] {
  return Array.from(source.matchAll(sheetImport), ([, path = '']) => join(root, path));
}

const sheetImport = /^import '#(.+\.css\.ts)';$/gm;
