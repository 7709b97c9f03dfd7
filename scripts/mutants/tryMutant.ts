import { comparePictures } from '../../visual/comparePictures.ts';
import { capture } from '../processes.ts';
import { holding } from './holding.ts';
import { hasTests, type TestFiles } from './nearTests.ts';
import { isNoticed, type Mutant, type MutantResult } from './report.ts';
import type { TestFailure, TestRun, WarmTests } from './warmTests.ts';

/** What mutants are tried with. */
export interface Trial {
  readonly warm: WarmTests;
  readonly ringsOf: (path: string) => readonly TestFiles[];
  /** The stories of a file in which the module at a path is seen, and of which `npm test` compares pictures, by id. */
  readonly pictured: (path: string, file: string) => readonly string[];
  /** Whether the compiler accepts the project with the mutant. */
  readonly typesHold: () => Promise<boolean>;
  /** Whether the linter accepts the module at a path with the mutant. */
  readonly lintHolds: (path: string) => Promise<boolean>;
  /** Whether two pictures look alike. */
  readonly looksAlike: (before: string, after: string) => boolean;
}

/**
 * Tries one mutant after another: with the nearest tests, then with the compiler and the linter, then by how stories look,
 * then with further tests. Tests that fail without the mutant are left out, because they prove nothing.
 */
export function mutantTrier(trial: Trial): (mutant: Mutant) => Promise<MutantResult> {
  const sound = soundness(trial);
  return async (mutant) => {
    const [nearest, ...further] = trial.ringsOf(mutant.path);
    const first: MutantResult = nearest
      ? await tryWith(nearest, { mutant, trial, sound })
      : { outcome: 'untested' };
    if (isNoticed(first.outcome)) return first;
    if (!(await holding([mutant], trial.typesHold))) return { outcome: 'killed by types' };
    if (!(await holding([mutant], () => trial.lintHolds(mutant.path))))
      return { outcome: 'killed by lint' };
    const seen = await looksOtherwise(mutant, trial);
    if (seen) return seen;
    const results = [first];
    for (const tests of further) {
      const result = await tryWith(tests, { mutant, trial, sound });
      if (isNoticed(result.outcome)) return result;
      results.push(result);
    }
    return results.find(({ outcome }) => outcome === 'survived') ?? first;
  };
}

interface Soundness {
  /** Whether a test that seems to have noticed a mutant passes without one. It is run once. */
  readonly isSound: (failure: TestFailure, changed: string) => Promise<boolean>;
  /** The tests that fail without a mutant too, as far as they are known. */
  readonly unsound: () => readonly TestFailure[];
}

function soundness({ warm }: Trial): Soundness {
  const known = new Map<string, { readonly failure: TestFailure; readonly isSound: boolean }>();
  return {
    isSound: async (failure, changed) => {
      const key = JSON.stringify(failure);
      const before = known.get(key);
      if (before) return before.isSound;
      const isSound = (await warm.run({ ...runOf(failure), changed })).kind === 'passed';
      known.set(key, { failure, isSound });
      return isSound;
    },
    unsound: () => [...known.values()].flatMap((each) => (each.isSound ? [] : [each.failure])),
  };
}

/** The run of the test that failed alone, or of a file that failed to load. */
function runOf({ file, name }: TestFailure): Omit<TestRun, 'changed'> {
  const [unitTests, stories] = isStory(file) ? [[], [file]] : [[file], []];
  return { unitTests, stories, ...(name !== '' && { only: name }) };
}

function isStory(file: string): boolean {
  return file.endsWith('.stories.tsx');
}

interface Trying {
  readonly mutant: Mutant;
  readonly trial: Trial;
  readonly sound: Soundness;
}

/** A story that fails by chance, because the machine is busy, passes with the mutant when it runs alone. */
async function tryWith(
  tests: TestFiles,
  trying: Trying,
  unsteady: readonly TestFailure[] = [],
): Promise<MutantResult> {
  const { mutant, trial, sound } = trying;
  const leftOut = [...sound.unsound(), ...unsteady];
  const left = without(leftOut, tests);
  if (!hasTests(left)) return { outcome: 'unusable' };
  const run = () => trial.warm.run({ ...left, leftOut, changed: mutant.path });
  const result = await holding([mutant], run);
  if (result.kind === 'timed out') return { outcome: 'timed out' };
  if (result.kind === 'passed') return { outcome: 'survived' };
  const { failure } = result;
  // What can't be left out alone is left out with its file.
  if (leftOut.some((each) => isSame(each, failure)))
    return tryWith(tests, trying, [...unsteady, { ...failure, name: '' }]);
  const again = { ...runOf(failure), changed: mutant.path };
  const isSteady =
    !isStory(failure.file) ||
    (await holding([mutant], () => trial.warm.run(again))).kind !== 'passed';
  if (isSteady && (await sound.isSound(failure, mutant.path)))
    return { outcome: 'killed', by: `${failure.file} › ${failure.name || 'loads'}` };
  return tryWith(tests, trying, isSteady ? unsteady : [...unsteady, failure]);
}

/** As many files of stories as have the pictures that a change is compared by. */
const mostPicturedFiles = 4;

/** A difference of pictures. What also changes without the mutant, or by chance, proves nothing. */
async function looksOtherwise(mutant: Mutant, trial: Trial): Promise<MutantResult | undefined> {
  const idsIn = (file: string) => trial.pictured(mutant.path, file);
  const files = trial.ringsOf(mutant.path).flatMap(({ stories }) => stories);
  const stories = files.filter((file) => idsIn(file).length > 0).slice(0, mostPicturedFiles);
  if (stories.length === 0) return undefined;
  const ids = stories.flatMap(idsIn);
  const looks = () => trial.warm.looks({ stories, ids, changed: mutant.path });
  const changed = await holding([mutant], looks);
  const before = await looks();
  const { looksAlike } = trial;
  // A story that failed has no picture.
  const isOther = (one: string | undefined, other: string | undefined) =>
    one !== undefined && other !== undefined && !looksAlike(one, other);
  const differing = Object.keys(before).filter((id) => isOther(before[id], changed[id]));
  if (differing.length === 0) return undefined;
  // In the other order, so that what a story leaves for its next run is no difference.
  const [beforeAgain, changedAgain] = [await looks(), await holding([mutant], looks)];
  const by = differing.find(
    (id) => !isOther(before[id], beforeAgain[id]) && isOther(beforeAgain[id], changedAgain[id]),
  );
  return by === undefined ? undefined : { outcome: 'killed by pictures', by };
}

function isSame(one: TestFailure, other: TestFailure): boolean {
  return one.file === other.file && one.name === other.name;
}

/** The files without those that fail to load. */
function without(failures: readonly TestFailure[], { unitTests, stories }: TestFiles): TestFiles {
  const unloaded = failures.filter(({ name }) => name === '').map(({ file }) => file);
  const left = (files: readonly string[]) => files.filter((file) => !unloaded.includes(file));
  return { unitTests: left(unitTests), stories: left(stories) };
}

/** Whether two PNGs in base64 look alike, as `npm test` compares them. */
export function looksAlike(before: string, after: string): boolean {
  const decoded = (picture: string) => Buffer.from(picture, 'base64');
  return comparePictures(decoded(before), decoded(after)).kind === 'same';
}

/** Whether the linter accepts a module. */
export async function lintHolds(path: string): Promise<boolean> {
  return (await capture('biome', ['lint', path])).code === 0;
}

/** Whether the compiler accepts the project. */
export async function typesHold(): Promise<boolean> {
  return (await capture('tsc', ['--noEmit'])).code === 0;
}
