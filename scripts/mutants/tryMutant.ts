import { readFileSync, writeFileSync } from 'node:fs';
import { nearestStories } from '../checkScope.ts';
import { dependentsOf, type ImportGraph } from '../importGraph.ts';
import { capture } from '../processes.ts';
import { mutated } from './mutationsOf.ts';
import type { Mutant, MutantOutcome } from './report.ts';

/** The tests that are nearest to a file. */
export interface NearTests {
  readonly unitTests: readonly string[];
  readonly stories: readonly string[];
}

const maxUnitTests = 10;
const maxStories = 4;

/** The unit tests and stories that reach a file through imports, the nearest first; further ones hardly notice it. */
export function nearTests(
  path: string,
  graph: ImportGraph,
  read: (path: string) => string,
): NearTests {
  const unitTests = [...dependentsOf([path], graph).keys()].filter((file) =>
    /\.test\.tsx?$/.test(file),
  );
  const stories = nearestStories([path], { graph, read }).filter(
    (file) => !/\/manual\//.test(file),
  );
  return { unitTests: unitTests.slice(0, maxUnitTests), stories: stories.slice(0, maxStories) };
}

/** Whether tests pass without a change. If not, they would seem to notice every change. */
export async function testsPass({ unitTests, stories }: NearTests): Promise<boolean> {
  return (await passes(unitCommand, unitTests)) && (await passes(storiesCommand, stories));
}

const unitCommand = ['--config', 'vitest.unit.config.ts'];
const storiesCommand = ['--project', 'stories', '--retry=0'];

/** Writes the mutant in the place of its file, runs the tests until one fails, and puts the file back. */
export async function tryMutant(
  { path, mutation }: Mutant,
  tests: NearTests,
): Promise<MutantOutcome> {
  if (tests.unitTests.length + tests.stories.length === 0) return 'untested';
  const restore = holdFile(path);
  try {
    writeFileSync(path, mutated(readFileSync(path, 'utf8'), mutation));
    if (!(await testsPass(tests))) return 'killed';
    const { code } = await capture('tsc', ['--noEmit']);
    return code === 0 ? 'survived' : 'killed by types';
  } finally {
    restore();
  }
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

async function passes(options: readonly string[], tests: readonly string[]): Promise<boolean> {
  if (tests.length === 0) return true;
  const env = { STORYBOOK_THEME: 'default', STORYBOOK_STORIES: tests.join(' ') };
  const args = ['run', ...options, '--bail=1', ...tests];
  return (await capture('vitest', args, { env })).code === 0;
}
