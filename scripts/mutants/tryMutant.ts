import { readFileSync, writeFileSync } from 'node:fs';
import { capture } from '../processes.ts';
import { mutated } from './mutationsOf.ts';
import { hasTests, type TestFiles } from './nearTests.ts';
import type { Mutant, MutantResult } from './report.ts';
import type { WarmTests } from './warmTests.ts';

/** Tests that pass without a change, and how long they take. */
interface SoundTests {
  readonly tests: TestFiles;
  readonly limitMs: number;
}

const maxBaselineMs = 300_000;

/** What mutants are tried with. */
export interface Trial {
  readonly warm: WarmTests;
  readonly ringsOf: (path: string) => readonly TestFiles[];
  /** Whether the compiler accepts the project with the mutant. */
  readonly typesHold: () => Promise<boolean>;
}

/**
 * Tries one mutant after another: with the nearest tests, then with the compiler, then with further tests. Tests that
 * fail without a change are left out, because they prove nothing.
 */
export function mutantTrier(trial: Trial): (mutant: Mutant) => Promise<MutantResult> {
  const soundOf = soundTests(trial);
  return async (mutant) => {
    const rings = trial.ringsOf(mutant.path);
    if (rings.length === 0) return { outcome: 'untested' };
    let last: MutantResult = { outcome: 'unusable' };
    for (const tests of rings) {
      const sound = await soundOf(mutant.path, tests);
      if (sound === undefined) continue;
      const result = await tryWith(mutant, sound, trial);
      if (result.outcome !== 'survived') return result;
      if (last.outcome === 'unusable' && !(await holding(mutant, trial.typesHold)))
        return { outcome: 'killed by types' };
      last = result;
    }
    return last;
  };
}

/** Finds the sound tests of a file once. */
function soundTests({ warm }: Trial) {
  const known = new Map<string, Promise<SoundTests | undefined>>();
  return (path: string, tests: TestFiles): Promise<SoundTests | undefined> => {
    const key = JSON.stringify([path, tests]);
    const sound = known.get(key) ?? soundAmong(tests, path, warm);
    known.set(key, sound);
    return sound;
  };
}

async function soundAmong(
  tests: TestFiles,
  path: string,
  warm: WarmTests,
): Promise<SoundTests | undefined> {
  if (!hasTests(tests)) return undefined;
  const result = await warm.run({ ...tests, changed: path }, maxBaselineMs);
  if (result.kind === 'passed') return { tests, limitMs: 30_000 + 10 * result.ms };
  if (result.kind === 'timed out') return undefined;
  const { file } = result.failure;
  const without = (files: readonly string[]) => files.filter((each) => each !== file);
  const rest = { unitTests: without(tests.unitTests), stories: without(tests.stories) };
  const left = rest.unitTests.length + rest.stories.length;
  const isNamed = left < tests.unitTests.length + tests.stories.length;
  return isNamed ? soundAmong(rest, path, warm) : undefined;
}

async function tryWith(
  mutant: Mutant,
  { tests, limitMs }: SoundTests,
  { warm }: Trial,
): Promise<MutantResult> {
  const run = () => warm.run({ ...tests, changed: mutant.path }, limitMs);
  const result = await holding(mutant, run);
  if (result.kind === 'timed out') return { outcome: 'timed out' };
  if (result.kind === 'passed') return { outcome: 'survived' };
  return { outcome: 'killed', by: `${result.failure.file} › ${result.failure.name}` };
}

/** Writes the mutant in the place of its file while something runs, and puts the file back. */
async function holding<Result>(
  { path, mutation }: Mutant,
  run: () => Promise<Result>,
): Promise<Result> {
  const restore = holdFile(path);
  try {
    writeFileSync(path, mutated(readFileSync(path, 'utf8'), mutation));
    return await run();
  } finally {
    restore();
  }
}

/** Whether the compiler accepts the project. */
export async function typesHold(): Promise<boolean> {
  return (await capture('tsc', ['--noEmit'])).code === 0;
}

/** Keeps a file to put it back, also if the process is stopped meanwhile. */
function holdFile(path: string): () => void {
  const text = readFileSync(path, 'utf8');
  const restore = () => {
    writeFileSync(path, text);
    process.off('exit', restore).off('SIGINT', stop).off('SIGTERM', stop);
  };
  const stop = () => process.exit(1);
  process.on('exit', restore).on('SIGINT', stop).on('SIGTERM', stop);
  return restore;
}
