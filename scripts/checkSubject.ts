import type { CheckScope } from './checkScope.ts';
import { capture } from './processes.ts';
import type { Subject } from './subject.ts';

interface Check {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Checks one component or module concurrently: lint of its files, dead code and types of the project, and the unit tests,
 * stories and scripts of its scope, in the default theme. Prints what is run and what isn't, and the output of failed checks.
 * Resolves with whether all passed.
 */
export async function checkSubject(subject: Subject, scope: CheckScope): Promise<boolean> {
  for (const line of describeScope(subject, scope)) console.log(line);
  const results = await Promise.all(checksOf(subject, scope).map(runCheck));
  return results.every(Boolean);
}

function checksOf({ files }: Subject, { unitTests, stories, scripts }: CheckScope): Check[] {
  const lint = {
    name: 'lint',
    command: 'biome',
    args: ['check', '--config-path=biome.subject.jsonc', ...files],
  };
  const types = { name: 'types', command: 'tsc', args: ['--noEmit'] };
  const deadCode = { name: 'dead code', command: 'knip', args: ['--no-progress', '--cache'] };
  const env = { STORYBOOK_THEME: 'default', STORYBOOK_STORIES: stories.join(' ') };
  const vitest = (name: string, selection: string[], tests: readonly string[]) =>
    tests.length === 0
      ? []
      : [{ name, command: 'vitest', args: ['run', ...selection, ...tests], env }];
  return [
    ...vitest('stories', ['--project', 'stories'], stories),
    ...vitest('unit', ['--config', 'vitest.unit.config.ts'], unitTests),
    ...scripts.map((script) => ({ name: script, command: 'node', args: [script] })),
    types,
    deadCode,
    lint,
  ];
}

/** Why a subject can't be checked, if no story and no unit test reaches it. */
export function untestedProblem(name: string, { reaching }: CheckScope): string | undefined {
  if (reaching.length > 0) return undefined;
  return `No story and no unit test reaches ${name} through imports, so nothing would fail if it broke. Write one, or run "npm run check" for what needs none.`;
}

/** What is run and what isn't, for those who rely on the result. */
export function describeScope(
  { stories: own }: Subject,
  { unitTests, stories, left, reaching }: CheckScope,
): readonly string[] {
  const found = partedByKind(reaching);
  const leftStories = partedByKind(left).stories;
  const others = left.filter((file) => !leftStories.includes(file));
  const names = [...(leftStories.length > 0 ? [files(leftStories, 'stories')] : []), ...others];
  return [
    `Found ${files(found.stories, 'stories')} and ${files(found.unitTests, 'unit tests')} that reach it through imports.`,
    `Runs ${files(stories, 'stories')}, ${own.length} of them its own, and ${files(unitTests, 'unit tests')}, with those that read whole folders.`,
    ...(left.length === 0
      ? []
      : [`Not run, though they depend on it: ${names.join(', ')}. Add --all to run them.`]),
  ];
}

function partedByKind(paths: readonly string[]) {
  const { true: stories = [], false: unitTests = [] } = Object.groupBy(paths, (path) =>
    path.endsWith('.stories.tsx') ? 'true' : 'false',
  );
  return { stories, unitTests };
}

function files(paths: readonly string[], of: string): string {
  return `${paths.length} ${paths.length === 1 ? 'file' : 'files'} of ${of}`;
}

async function runCheck({ name, command, args, env = {} }: Check): Promise<boolean> {
  const started = performance.now();
  const { code, output } = await capture(command, args, { env });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'}, ${seconds} s`);
  if (code !== 0) console.log(output);
  return code === 0;
}
