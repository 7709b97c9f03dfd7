import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Baseline, readBaseline, writeBaseline } from '../../visual/baseline.ts';
import { resolveCommit } from '../../visual/checkout.ts';
import { compareWithCommit } from '../../visual/compareWithCommit.ts';
import { root } from '../processes.ts';

const file = join(root, 'visual', 'baseline');

/**
 * Compares how components look with the commit that `visual/baseline` names, as `npm test` does: the core and what has
 * changed. With `--all`, all stories; with `--only button`, those whose ids contain it. `--against main` compares all with
 * another commit, and `--move` writes the last commit into `visual/baseline`.
 */
async function main(): Promise<number> {
  const options = {
    against: { type: 'string' },
    only: { type: 'string' },
    all: { type: 'boolean', default: false },
    move: { type: 'boolean', default: false },
  } as const;
  const { against, only, all, move } = parseArgs({ options }).values;
  if (move) return moveBaseline();
  const baseline = against === undefined ? await storedBaseline() : withoutAcceptances(against);
  if (baseline === undefined) return 1;
  const commit = await resolveCommit(baseline.commit);
  if (commit.kind === 'unknown') return notCompared(commit.reason, against !== undefined);
  console.log(`Comparing the working tree with ${commit.hash.slice(0, 8)} ${commit.title}`);
  const isQuick = against === undefined && only === undefined && !all;
  const { accepted } = baseline;
  return (await compareWithCommit({ hash: commit.hash, accepted, only, isQuick })) ? 0 : 1;
}

async function storedBaseline(): Promise<Baseline | undefined> {
  const read = readBaseline(await readFile(file, 'utf8'));
  if (read.ok) return read.value;
  console.error(`visual/baseline can’t be read: ${read.failure}`);
  return undefined;
}

function withoutAcceptances(commit: string): Baseline {
  return { commit, accepted: new Map() };
}

/** A copy of the project without its history has nothing to compare with. That is a mistake only where a commit was named. */
function notCompared(reason: string, isNamed: boolean): number {
  console.error(`Pictures aren’t compared, because the commit isn’t here: ${reason}`);
  return isNamed ? 1 : 0;
}

async function moveBaseline(): Promise<number> {
  const commit = await resolveCommit('HEAD');
  if (commit.kind === 'unknown') return notCompared(commit.reason, true);
  const text = await readFile(file, 'utf8');
  const head = text.slice(0, text.search(/^commit:/m));
  await writeFile(file, writeBaseline(head, commit.hash));
  console.log(`visual/baseline is ${commit.hash.slice(0, 8)} ${commit.title}`);
  return 0;
}

process.exitCode = await main();
