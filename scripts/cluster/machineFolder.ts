import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { capture, root } from '../processes.ts';

const runFile = promisify(execFile);

/** What a machine has of its own, and what a copy doesn't need. */
const ownFolders = ['.git', '.next', '.data', 'test-results'];

/** Copies the project with its packages. The copies are hard links, so a file must be replaced, not written to. */
async function copyProject(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = (await readdir(root)).filter((name) => !ownFolders.includes(name));
  await runFile('cp', ['-al', ...names.map((name) => join(root, name)), folder]);
}

/** Copies the project with a build, without the pages that its machine has cached. */
export async function copyBuiltProject(folder: string, builtIn = root): Promise<void> {
  await copyProject(folder);
  const build = join(builtIn, '.next');
  await cp(build, join(folder, '.next'), {
    recursive: true,
    filter: (path) => !/^(?:cache|dev)(?:\/|$)/.test(relative(build, path)),
  });
}

/** A number in the script of lists, which a next release changes. */
const changed = {
  file: 'features/cars/list/useCarBrowser.ts',
  from: '= 150;',
  to: '= 140;',
} as const;

/** Copies the project, changes it as a release does, and builds it. */
export async function buildNextRelease(folder: string): Promise<void> {
  await copyProject(folder);
  const file = join(folder, changed.file);
  const before = await readFile(file, 'utf8');
  const after = before.replace(changed.from, changed.to);
  if (after === before) throw new Error(`${changed.file} has no "${changed.from}".`);
  await rm(file);
  await writeFile(file, after);
  // Its own, because two copies of React don't work together.
  const next = join(folder, 'node_modules', '.bin', 'next');
  const { code, output } = await capture(next, ['build'], { cwd: folder });
  if (code !== 0) throw new Error(`The next release can't be built: ${output}`);
}
