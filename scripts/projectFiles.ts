import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, type Finished, root } from './processes.ts';

/** The project's files, including those not yet added to git. Without git, all that `.gitignore` doesn't leave out. */
export async function projectFiles(): Promise<readonly string[]> {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const listed: Finished | undefined = await capture('git', args).catch(() => undefined);
  if (listed?.code !== 0) return filesIn(root);
  // Git also lists files that have just been deleted.
  const paths = listed.output.split('\0').filter(Boolean);
  return paths.filter((path) => existsSync(join(root, path)));
}

/** The files in a folder that its `.gitignore` doesn't leave out, in order of their paths. */
export function filesIn(folder: string): readonly string[] {
  const isIgnored = ignoring(readFileSync(join(folder, '.gitignore'), 'utf8'));
  const walk = (path: string): readonly string[] =>
    readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
      const inside = path === '' ? entry.name : `${path}/${entry.name}`;
      if (isIgnored(inside)) return [];
      return entry.isDirectory() ? walk(inside) : [inside];
    });
  return [...walk('')].sort();
}

/**
 * Whether lines of a `.gitignore` leave out a path. They are names, paths or `*.ending`, and a folder ends with a
 * slash.
 */
export function ignoring(lines: string): (path: string) => boolean {
  const patterns = ['.git', ...lines.split('\n').map((line) => line.trim().replace(/\/$/, ''))];
  const ignored = patterns.filter((each) => each !== '' && !each.startsWith('#'));
  const endings = ignored.filter((each) => each.startsWith('*.')).map((each) => each.slice(1));
  const paths = ignored.filter((each) => each.includes('/'));
  const names = new Set(ignored);
  return (path) =>
    path.split('/').some((segment) => names.has(segment)) ||
    endings.some((ending) => path.endsWith(ending)) ||
    paths.some((each) => path === each || path.startsWith(`${each}/`));
}
