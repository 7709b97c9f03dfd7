import { relative, resolve } from 'node:path';
import { capture, root } from '../../processes.ts';
import { holding } from '../holding.ts';
import type { Mutant, MutantOutcome } from '../report.ts';

/** The files, from the root of the project, that a check complains about, at least among those named. */
type Complaints = (changed: readonly string[]) => Promise<ReadonlySet<string>>;

/** A check of code that may refuse a mutant without running it. */
export interface CodeCheck {
  readonly outcome: MutantOutcome;
  readonly complaints: Complaints;
}

/** The compiler and the linter. */
export const codeChecks: readonly CodeCheck[] = [
  { outcome: 'killed by types', complaints: typeComplaints },
  { outcome: 'killed by lint', complaints: lintComplaints },
];

/**
 * The mutants that a check refuses. One mutant of each file is tried at a time. What is refused is tried once more beside other
 * mutants, because a change of one file may be refused in another. What the check complains about anyway proves nothing.
 */
export async function refusedMutants(
  mutants: readonly Mutant[],
  complaints: Complaints,
): Promise<readonly Mutant[]> {
  if (mutants.length === 0) return [];
  const anyway = await complaints([...new Set(mutants.map(({ path }) => path))]);
  const judged = mutants.filter(({ path }) => !anyway.has(path));
  const suspects = await refusedOnce(judged, complaints);
  return refusedOnce(suspects.toReversed(), complaints);
}

async function refusedOnce(
  mutants: readonly Mutant[],
  complaints: Complaints,
): Promise<readonly Mutant[]> {
  const refused: Mutant[] = [];
  for (const batch of batchesOf(mutants)) {
    const paths = batch.map(({ path }) => path);
    const found = await holding(batch, () => complaints(paths));
    refused.push(...batch.filter(({ path }) => found.has(path)));
  }
  return refused;
}

/** Batches with at most one mutant of each file. Each file begins with another batch, so that few mutants meet again. */
function batchesOf(mutants: readonly Mutant[]): readonly (readonly Mutant[])[] {
  const files = [...Map.groupBy(mutants, ({ path }) => path).values()];
  const count = Math.max(0, ...files.map(({ length }) => length));
  const placed = files.flatMap((ofFile, file) =>
    ofFile.map((mutant, index) => ({ mutant, batch: (file + index) % count })),
  );
  const batches = Map.groupBy(placed, ({ batch }) => batch);
  return [...batches.values()].map((batch) => batch.map(({ mutant }) => mutant));
}

async function typeComplaints(): Promise<ReadonlySet<string>> {
  const { output } = await capture('tsc', ['--noEmit', '--pretty', 'false']);
  return complainedFiles(output);
}

async function lintComplaints(changed: readonly string[]): Promise<ReadonlySet<string>> {
  const options = ['--reporter=github', '--max-diagnostics=none', '--colors=off'];
  const { output } = await capture('biome', ['lint', ...options, ...changed]);
  return complainedFiles(output);
}

/** The files of the errors in the output of the compiler or of the linter, from the root of the project. */
export function complainedFiles(output: string): ReadonlySet<string> {
  const errors = output.matchAll(
    /^(?:(?<typed>.+?)\(\d+,\d+\): error |::error .*?file=(?<linted>[^,]+),)/gm,
  );
  return new Set(
    Array.from(errors, ({ groups: { typed, linted } = {} }) =>
      relative(root, resolve(root, typed ?? linted ?? '')),
    ),
  );
}
