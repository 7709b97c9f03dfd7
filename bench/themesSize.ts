import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../scripts/processes.ts';

/** Size of the rules of all themes, gzipped, in bytes. */
export async function themesGzip(): Promise<number> {
  const folder = join(root, '.next', 'static');
  const names = await readdir(folder, { recursive: true });
  const sheets = await Promise.all(
    names
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFile(join(folder, name), 'utf8')),
  );
  const rules = sheets.flatMap((sheet) => sheet.match(/[^{}]*\.fc-theme-[^{}]*\{[^{}]*\}/g) ?? []);
  return gzipSync(rules.join('\n')).length;
}
