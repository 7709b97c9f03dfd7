import { basename, dirname } from 'node:path/posix';
import type { Mutant } from '../report.ts';

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

/** The mutants to try with each test: each with the nearest of the tests that run its code, and the quick ones first. */
export function testsToTry(
  left: readonly { readonly id: number; readonly mutant: Mutant }[],
  { covering, ranks: { from, to }, stuck }: Choice,
): Record<string, number[]> {
  const chosen = new Map<string, number[]>();
  for (const { id, mutant } of left) {
    const tests = (covering.get(id) ?? []).filter(({ test }) => !stuck.has(test));
    const ranked = tests.map((each) => ({ ...each, rank: rankOf(each, mutant.path) }));
    const nearest = ranked.toSorted((a, b) => a.rank - b.rank).slice(from, to);
    for (const { test } of nearest) chosen.set(test, [...(chosen.get(test) ?? []), id]);
  }
  return Object.fromEntries(chosen);
}

/** Half a second more is as bad as being one step further away. */
const msPerStep = 500;

/** The file of a test. */
export function fileOf(test: string): string {
  return test.split(' › ')[0] ?? '';
}

function rankOf({ test, ms }: CoveringTest, path: string): number {
  return stepsBetween(fileOf(test), path) + ms / msPerStep;
}

function stepsBetween(testFile: string, path: string): number {
  if (nameOf(testFile) === nameOf(path)) return 0;
  if (dirname(testFile) === dirname(path)) return 1;
  return partOf(testFile) === partOf(path) ? 2 : 3;
}

function nameOf(path: string): string {
  return basename(path).split('.')[0] ?? '';
}

function partOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}
