import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../scripts/processes.ts';

/** Size of the style sheets with the themes, gzipped, in bytes. */
export async function themesGzip(): Promise<number> {
  const folder = join(root, '.next', 'static');
  const names = await readdir(folder, { recursive: true });
  const sheets = await Promise.all(
    names
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFile(join(folder, name), 'utf8')),
  );
  const themed = sheets.filter((sheet) => sheet.includes('.fc-theme-'));
  return gzipSync(themed.join('\n')).length;
}
