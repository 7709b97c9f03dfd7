import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readImportGraph } from '../importGraph.ts';
import { mutationsOf } from '../mutants/mutationsOf.ts';
import { describeMutant, type MutantOutcome, summaryOf } from '../mutants/report.ts';
import { sample } from '../mutants/sample.ts';
import { nearTests, tryMutant } from '../mutants/tryMutant.ts';
import { root } from '../processes.ts';
import { projectFiles } from '../projectFiles.ts';
import { typedSubject } from '../subject.ts';
import { readModules } from '../syntax/readModules.ts';

/**
 * Changes the files named, one change at a time, and reports the changes that no test notices: `npm run mutants --
 * design-system/Tooltip`, `npm run mutants -- blocks --sample 50 --seed 1`.
 */
const { values, positionals } = parseArgs({
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});
process.exitCode = await tryAll(positionals.map((typed) => typedSubject(typed, root)));

async function tryAll(paths: readonly string[]): Promise<number> {
  const modules = paths.length === 0 ? [] : readModules(paths);
  const all = modules
    .filter(({ path }) => !/\.manual\.ts$|\/testing\//.test(path))
    .flatMap(({ path, tree }) => mutationsOf(tree).map((mutation) => ({ path, mutation })));
  if (all.length === 0) {
    console.error('Name files or folders with code: npm run mutants -- design-system/Tooltip');
    return 1;
  }
  const count = values.sample === undefined ? all.length : Number(values.sample);
  const chosen = sample(all, count, Number(values.seed));
  console.log(`Tries ${chosen.length} of ${all.length} mutants.`);
  const read = (path: string) => readFileSync(path, 'utf8');
  const graph = readImportGraph(await projectFiles(), read);
  const outcomes: MutantOutcome[] = [];
  for (const mutant of chosen) {
    const outcome = await tryMutant(mutant, nearTests(mutant.path, graph, read));
    outcomes.push(outcome);
    console.log(`${outcome}: ${describeMutant(mutant)}`);
  }
  console.log(summaryOf(outcomes));
  return outcomes.includes('survived') || outcomes.includes('untested') ? 1 : 0;
}
