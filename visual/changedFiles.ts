import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../scripts/processes.ts';

const exec = promisify(execFile);

/**
 * The files that differ between a commit and the working tree, with those that are new, by their paths. The file that names
 * the commit doesn't count.
 */
export async function changedFiles(commit: string): Promise<readonly string[]> {
  const changed = await paths(['diff', '--name-only', '--no-renames', '-z', commit]);
  const added = await paths(['ls-files', '--others', '--exclude-standard', '-z']);
  return [...new Set([...changed, ...added])].filter((path) => path !== 'visual/baseline');
}

async function paths(args: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await exec('git', args, { cwd: root, maxBuffer: 2 ** 26 });
  return stdout.split('\0').filter(Boolean);
}
