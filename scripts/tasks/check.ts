import { checkSubject, projectFiles } from '../checkSubject.ts';
import { checkSteps, runSteps } from '../steps.ts';
import { subjectOf } from '../subject.ts';

/** The fast half of `npm test`, or with a name (`npm run check -- Button`) only the checks for it. */
const [name] = process.argv.slice(2);
process.exitCode = (name === undefined ? await runSteps(checkSteps) : await checkNamed(name))
  ? 0
  : 1;

async function checkNamed(subjectName: string): Promise<boolean> {
  const subject = subjectOf(subjectName, await projectFiles());
  if (subject.files.length > 0) return checkSubject(subject);
  console.error(`No file or folder is called ${subjectName}; names are case-sensitive.`);
  return false;
}
