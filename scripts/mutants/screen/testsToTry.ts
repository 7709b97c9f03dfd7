import { stepsFrom } from '../nearTests.ts';
import type { Mutant } from '../report.ts';
import { fileOf } from './testKey.ts';

/** A test that runs the code of a mutant. */
export interface CoveringTest {
  readonly test: string;
  readonly ms: number;
}

/** Which of the tests of a mutant to try, the nearest first. */
export interface Ranks {
  readonly from: number;
  readonly to: number;
}

interface Choice {
  readonly covering: ReadonlyMap<number, readonly CoveringTest[]>;
  readonly ranks: Ranks;
  /** The mutants that have been tried with each test, whether or not the test ended. */
  readonly tried: ReadonlyMap<string, ReadonlySet<number>>;
}

/** Half a second more is as bad as being one step further away. */
const msPerStep = 500;

/** The mutants to try with each test: each with the nearest of the tests that run its code, and the quick ones first. */
export function testsToTry(
  left: ReadonlyMap<number, Mutant>,
  { covering, ranks: { from, to }, tried }: Choice,
): Readonly<Record<string, readonly number[]>> {
  const pairs = [...left].flatMap(([id, { path }]) => {
    const stepsTo = stepsFrom(path);
    const ranked = (covering.get(id) ?? []).map(({ test, ms }) => ({
      id,
      test,
      rank: stepsTo(fileOf(test)) + ms / msPerStep,
    }));
    const chosen = ranked.toSorted((a, b) => a.rank - b.rank).slice(from, to);
    return chosen.filter(({ test }) => !tried.get(test)?.has(id));
  });
  const byTest = Map.groupBy(pairs, ({ test }) => test);
  return Object.fromEntries([...byTest].map(([test, those]) => [test, those.map(({ id }) => id)]));
}
