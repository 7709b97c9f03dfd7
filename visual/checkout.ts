import { execFile } from 'node:child_process';
import { copyFile, link, mkdir, readdir, readFile, readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root, run } from '../scripts/processes.ts';

const exec = promisify(execFile);

/** A commit checked out into a separate folder, with its packages. */
export interface Checkout {
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/** The result of resolving a commit name. */
export type ResolvedCommit =
  | { readonly kind: 'commit'; readonly hash: string; readonly title: string }
  | { readonly kind: 'unknown'; readonly reason: string };

/**
 * Resolves a hash, a branch, a tag or an expression such as `HEAD~3`. A copy with a short history fetches a commit that it
 * doesn't have.
 */
export async function resolveCommit(name: string): Promise<ResolvedCommit> {
  const here = await localCommit(name);
  if (here.kind === 'commit' || !isHash.test(name)) return here;
  const fetched = await exec('git', ['fetch', '--depth=1', 'origin', name], { cwd: root }).then(
    () => true,
    () => false,
  );
  return fetched ? localCommit(name) : here;
}

const isHash = /^[\da-f]{40}$/;

async function localCommit(name: string): Promise<ResolvedCommit> {
  try {
    const args = ['log', '-1', '--format=%H %s', '--end-of-options', name];
    const { stdout } = await exec('git', args, { cwd: root });
    const [hash = '', ...title] = stdout.trim().split(' ');
    return { kind: 'commit', hash, title: title.join(' ') };
  } catch (error) {
    return { kind: 'unknown', reason: String(Reflect.get(Object(error), 'stderr')).trim() };
  }
}

/**
 * Checks a commit out into `folder` as a git worktree. Its packages are hard links to the installed
 * ones, or are installed with `npm ci` if its lockfile differs. Throws if git or npm fails.
 */
export async function checkOut(hash: string, folder: string): Promise<Checkout> {
  await exec('git', ['worktree', 'add', '--detach', folder, hash], { cwd: root });
  const remove = async () => {
    await exec('git', ['worktree', 'remove', '--force', folder], { cwd: root });
  };
  try {
    await providePackages(folder);
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, remove };
}

async function providePackages(folder: string): Promise<void> {
  const lockfiles = [root, folder].map((at) => readFile(join(at, 'package-lock.json'), 'utf8'));
  const [ours, theirs] = await Promise.all(lockfiles);
  if (ours === theirs) {
    await linkFolder(join(root, 'node_modules'), join(folder, 'node_modules'));
    return;
  }
  console.log('Installing the packages of the older lockfile …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const code = await run(npm, ['ci', '--loglevel=error'], { cwd: folder });
  if (code !== 0) throw new Error(`npm ci failed with code ${code}.`);
}

// Caches of Storybook and Vite contain absolute paths of the original folder.
const caches = new Set(['.cache', '.vite', '.vitest']);

/** Copies a folder as hard links, which is fast and takes no disk space. */
async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (caches.has(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFolder(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    // Hard links do not work across file systems, such as to a temporary folder in memory.
    else await link(source, target).catch(() => copyFile(source, target));
  }
}
