import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { visualTag } from '../../visual/matrix.ts';
import { taggedStories } from '../../visual/taggedStories.ts';
import { type ImportGraph, readImportGraph } from '../importGraph.ts';
import { mutationsOf } from '../mutants/mutationsOf.ts';
import { ringsOf } from '../mutants/nearTests.ts';
import {
  describeMutant,
  describeResult,
  isNoticed,
  type Mutant,
  type MutantOutcome,
  type MutantResult,
  summaryOf,
} from '../mutants/report.ts';
import { openResults } from '../mutants/resultsFile.ts';
import { sample } from '../mutants/sample.ts';
import { codeChecks, refusedMutants } from '../mutants/screen/refusedMutants.ts';
import { screen } from '../mutants/screen/screen.ts';
import { styleModules } from '../mutants/styleModules.ts';
import { lintHolds, looksAlike, mutantTrier, typesHold } from '../mutants/tryMutant.ts';
import { startWarmTests } from '../mutants/warmTests.ts';
import { root } from '../processes.ts';
import { projectFiles } from '../projectFiles.ts';
import { typedSubject } from '../subject.ts';
import { readModules } from '../syntax/readModules.ts';

/**
 * Changes the files named, one change at a time, and reports the changes that no test notices: `npm run mutants --
 * design-system/Tooltip`, `npm run mutants -- blocks --sample 50 --seed 1`. `--minutes` ends after a time, and
 * `--results` names a file to go on from. `--screen` tries many at once.
 */
const { values, positionals } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: 'Infinity' },
    results: { type: 'string' },
    screen: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

/** The layers of what is seen. */
const shown = /^(?:blocks|cms|design-system|features)\//;

const read = (path: string) => readFileSync(path, 'utf8');

process.exitCode = await tryAll(positionals.map((typed) => typedSubject(typed, root)));

async function tryAll(paths: readonly string[]): Promise<number> {
  const graph = readImportGraph(await projectFiles(), read);
  const all = mutantsIn(paths, graph);
  if (all.length === 0) {
    console.error('Name files or folders with code: npm run mutants -- design-system/Tooltip');
    return 1;
  }
  if (values.screen) return screenAll(chosenOf(all), graph);
  if (!(await typesHold())) {
    console.error(
      'The compiler refuses the project as it is, so it would seem to notice every change: npx tsc',
    );
    return 1;
  }
  const chosen = chosenOf(all);
  console.log(`Tries ${chosen.length} of ${all.length} mutants.`);
  const outcomes = await outcomesOf(chosen, graph);
  console.log(summaryOf(outcomes));
  return outcomes.every(isNoticed) ? 0 : 1;
}

function chosenOf(all: readonly Mutant[]): readonly Mutant[] {
  return values.sample === undefined
    ? all
    : sample(all, Number(values.sample), Number(values.seed));
}

/** Names the mutants that neither a check of code nor a test notices; what notices the others is kept in the file of results. */
async function screenAll(mutants: readonly Mutant[], graph: ImportGraph): Promise<number> {
  const results = openResults(values.results);
  const left = new Set(mutants.filter((mutant) => !results.noticed(mutant)));
  const note = (mutant: Mutant, result: MutantResult) => {
    results.add(mutant, result);
    left.delete(mutant);
  };
  const started = performance.now();
  const onProgress = (line: string) =>
    console.log(`${((performance.now() - started) / 60_000).toFixed(1)} min: ${line}`);
  for (const { outcome, complaints } of codeChecks) {
    const refused = await refusedMutants([...left], complaints);
    for (const mutant of refused) note(mutant, { outcome });
    onProgress(`${refused.length} mutants are ${outcome}, ${left.size} are left.`);
  }
  const onNoticed = (mutant: Mutant, by: string) => note(mutant, { outcome: 'killed', by });
  await screen([...left], { graph, read }, { onNoticed, onProgress });
  for (const mutant of left) console.log(describeMutant(mutant));
  console.log(`The screen notices ${mutants.length - left.size} of ${mutants.length} mutants.`);
  return left.size === 0 ? 0 : 1;
}

async function outcomesOf(
  chosen: readonly Mutant[],
  graph: ImportGraph,
): Promise<readonly MutantOutcome[]> {
  const files = new Set(chosen.map(({ path }) => path));
  const rings = new Map([...files].map((path) => [path, ringsOf(path, { graph, read })]));
  const warm = startWarmTests([...rings.values()].flat().flatMap(({ stories }) => stories));
  const tryMutant = mutantTrier({
    warm,
    typesHold,
    lintHolds,
    looksAlike,
    ringsOf: (path) => rings.get(path) ?? [],
    pictured: (path, file) => (shown.test(path) ? picturedIn(read(file), file) : []),
  });
  const results = openResults(values.results);
  const started = performance.now();
  const outcomes: MutantOutcome[] = [];
  for (const mutant of chosen) {
    const minutes = (performance.now() - started) / 60_000;
    if (minutes > Number(values.minutes)) break;
    const known = results.noticed(mutant);
    const result = known ? { outcome: known } : await tryMutant(mutant);
    outcomes.push(result.outcome);
    if (known) continue;
    results.add(mutant, result);
    const at = `${outcomes.length}/${chosen.length}, ${minutes.toFixed(1)} min`;
    console.log(`${at}: ${describeMutant(mutant)}: ${describeResult(result)}`);
  }
  await warm.close();
  return outcomes;
}

/** The ids of the stories of a module of which pictures are compared. */
function picturedIn(code: string, fileName: string): readonly string[] {
  const pictured = taggedStories(code, fileName).filter(({ tags }) => tags.includes(visualTag));
  return pictured.map(({ id }) => id);
}

function mutantsIn(paths: readonly string[], graph: ImportGraph): readonly Mutant[] {
  const modules = paths.length === 0 ? [] : readModules(paths);
  const ofStyles = styleModules(graph);
  return modules
    .filter(({ path, tree }) => isTried(path, tree.text) && !ofStyles.has(path))
    .flatMap(({ path, tree }) => mutationsOf(tree).map((mutation) => ({ path, mutation })));
}

/** Manuals are read by people only, generated files are made again, data are no code, and fixtures are part of tests. */
function isTried(path: string, text: string): boolean {
  return (
    !/\.manual\.ts$|\.json$|\/testing\/|Fixtures\.ts$/.test(path) &&
    !/^\/\*\* Generated by /.test(text)
  );
}
