import { stepsFrom } from '../nearTests.ts';
import type { Mutant } from '../report.ts';
import { fileOf } from './testKey.ts';

/** A test that runs the code of a mutant. */
export interface CoveringTest {
  readonly test: string;
  readonly ms: number;
}

interface Choice {
  readonly covering: ReadonlyMap<number, readonly CoveringTest[]>;
  /** Which of the tests of a mutant to try, the nearest first. */
  readonly ranks: { readonly from: number; readonly to: number };
  /** Tests that a mutant didn't let end. */
  readonly stuck: ReadonlySet<string>;
}

/** Half a second more is as bad as being one step further away. */
const msPerStep = 500;

/** The mutants to try with each test: each with the nearest of the tests that run its code, and the quick ones first. */
export function testsToTry(
  left: readonly { readonly id: number; readonly mutant: Mutant }[],
  { covering, ranks: { from, to }, stuck }: Choice,
): Readonly<Record<string, readonly number[]>> {
  const pairs = left.flatMap(({ id, mutant }) => {
    const stepsTo = stepsFrom(mutant.path);
    const tests = (covering.get(id) ?? []).filter(({ test }) => !stuck.has(test));
    const ranked = tests.map(({ test, ms }) => ({
      id,
      test,
      rank: stepsTo(fileOf(test)) + ms / msPerStep,
    }));
    return ranked.toSorted((a, b) => a.rank - b.rank).slice(from, to);
  });
  const byTest = Map.groupBy(pairs, ({ test }) => test);
  return Object.fromEntries([...byTest].map(([test, those]) => [test, those.map(({ id }) => id)]));
}
