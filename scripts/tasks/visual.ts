import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkOut, resolveCommit } from '../../visual/checkout.ts';
import { compareStorybooks } from '../../visual/compareStorybooks.ts';
import { looksTheSame, summaryLines } from '../../visual/report.ts';
import { root, run } from '../processes.ts';

const pictures = join(root, 'test-results', 'visual');

/**
 * Compares the overview stories of the working tree with those of a commit:
 * `npm run test:visual -- --against main`, and with `--only button` just some of them.
 */
async function main(): Promise<number> {
  const options = { against: { type: 'string' }, only: { type: 'string', default: '' } } as const;
  const { against, only } = parseArgs({ options }).values;
  if (against === undefined) return refuse('Name a commit to compare with: --against HEAD');
  const commit = await resolveCommit(against);
  if (commit.kind === 'unknown') return refuse(commit.reason);
  console.log(`Comparing the working tree with ${commit.hash} ${commit.title}`);
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'forecourt-visual-')));
  try {
    const before = join(folder, 'before');
    const after = join(folder, 'after');
    const isBuilt = (await buildCommit(commit.hash, folder, before)) && (await build(root, after));
    if (!isBuilt) return 1;
    await rm(pictures, { recursive: true, force: true });
    const report = await compareStorybooks({ before, after, pictures, only });
    console.log(`\n${summaryLines(report).join('\n')}`);
    return looksTheSame(report) ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function refuse(reason: string): number {
  console.error(reason);
  return 1;
}

async function buildCommit(hash: string, folder: string, output: string): Promise<boolean> {
  const checkout = await checkOut(hash, join(folder, 'commit'));
  try {
    return await build(checkout.folder, output);
  } finally {
    await checkout.remove();
  }
}

/** Builds the Storybook of a checkout with its own packages. */
async function build(checkout: string, output: string): Promise<boolean> {
  const storybook = join(checkout, 'node_modules', '.bin', 'storybook');
  const args = ['build', '--quiet', '--disable-telemetry', '--output-dir', output];
  return (await run(storybook, args, { cwd: checkout })) === 0;
}

process.exitCode = await main();
