import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture } from '../scripts/processes.ts';
import { checkOut } from './checkout.ts';

/** The Storybooks of commits, outside git: a commit doesn't change, and the next comparison most likely takes the same. */
const kept = join(tmpdir(), `forecourt-visual-${process.getuid?.() ?? 0}`);

/** How many are kept. Another copy of the project may use another one at the same time. */
const mostKept = 3;

/** Returns the folder of the Storybook of a commit, which is built unless it is kept. Throws if it can't be built. */
export async function storybookOfCommit(hash: string): Promise<string> {
  const folder = join(kept, hash);
  if (existsSync(folder)) return folder;
  await mkdir(kept, { recursive: true });
  await removeOldest();
  const building = await realpath(await mkdtemp(join(tmpdir(), 'forecourt-visual-before-')));
  const checkout = await checkOut(hash, join(building, 'commit'));
  try {
    await buildStorybook(checkout.folder, join(building, 'storybook'));
    await rename(join(building, 'storybook'), folder);
  } finally {
    await checkout.remove();
    await rm(building, { recursive: true, force: true });
  }
  return folder;
}

async function removeOldest(): Promise<void> {
  const folders = (await readdir(kept)).map((name) => join(kept, name));
  const dated = await Promise.all(
    folders.map(async (folder) => ({ folder, time: (await stat(folder)).mtimeMs })),
  );
  const old = dated.toSorted((a, b) => b.time - a.time).slice(mostKept - 1);
  for (const { folder } of old) await rm(folder, { recursive: true, force: true });
}

/** Builds the Storybook of a checkout with its own packages, and the graph of its modules. Throws its output if it fails. */
export async function buildStorybook(checkout: string, output: string): Promise<void> {
  const storybook = join(checkout, 'node_modules', '.bin', 'storybook');
  // A test build leaves out the pages of documentation, of which no pictures are taken.
  const options = ['--test', '--quiet', '--disable-telemetry', '--stats-json'];
  const args = ['build', ...options, '--output-dir', output];
  const { code, output: log } = await capture(storybook, args, { cwd: checkout });
  if (code !== 0) throw new Error(`The Storybook of ${checkout} can’t be built.\n${log}`);
}
