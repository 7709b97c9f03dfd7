import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { scopeOf } from '../checkScope.ts';
import { checkSubject, untestedProblem } from '../checkSubject.ts';
import { importCycles, readImportGraph } from '../importGraph.ts';
import { root } from '../processes.ts';
import { projectFiles } from '../projectFiles.ts';
import { checkSteps, runSteps } from '../steps.ts';
import { subjectOf, typedSubject, usersOf } from '../subject.ts';

/**
 * The fast half of `npm test`, or with a name (`npm run check -- Button`) or a path, only the checks for it; with `--all`, also all
 * stories that use it, and slow tests.
 */
const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [name] = positionals;
process.exitCode = (name === undefined ? await runSteps(checkSteps) : await checkNamed(name))
  ? 0
  : 1;

async function checkNamed(typed: string): Promise<boolean> {
  const subjectName = typedSubject(typed, root);
  const files = await projectFiles();
  const read = (path: string) => readFileSync(path, 'utf8');
  const named = subjectOf(subjectName, files);
  const subject = named.files.length > 0 ? named : usersOf(subjectName, files, read);
  if (subject.files.length === 0) {
    console.error(`No file or folder is called ${subjectName}; names are case-sensitive.`);
    return false;
  }
  const graph = readImportGraph(files, read);
  const cycles = importCycles(subject.files, graph);
  for (const cycle of cycles) console.error(cycle);
  const scope = scopeOf(subject, { graph, read }, values.all);
  const problem = untestedProblem(subjectName, scope);
  if (problem) console.error(problem);
  return (await checkSubject(subject, scope)) && cycles.length === 0 && !problem;
}
