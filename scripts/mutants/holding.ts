import { readFileSync, writeFileSync } from 'node:fs';
import { mutated } from './mutationsOf.ts';
import type { Mutant } from './report.ts';

/** Writes mutants of different files in the place of their files while something runs, and puts the files back. */
export async function holding<Result>(
  mutants: readonly Mutant[],
  run: () => Promise<Result>,
): Promise<Result> {
  const restore = keepFiles(mutants.map(({ path }) => path));
  try {
    for (const { path, mutation } of mutants)
      writeFileSync(path, mutated(readFileSync(path, 'utf8'), mutation));
    return await run();
  } finally {
    restore();
  }
}

/** Keeps files to put them back, also if the process is stopped meanwhile. */
function keepFiles(paths: readonly string[]): () => void {
  const texts = paths.map((path) => [path, readFileSync(path, 'utf8')] as const);
  const restore = () => {
    for (const [path, text] of texts) writeFileSync(path, text);
    process.off('exit', restore).off('SIGINT', stop).off('SIGTERM', stop);
  };
  const stop = () => process.exit(1);
  process.on('exit', restore).on('SIGINT', stop).on('SIGTERM', stop);
  return restore;
}
