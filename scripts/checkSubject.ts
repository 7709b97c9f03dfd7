import type { CheckScope } from './checkScope.ts';
import { capture, type Finished } from './processes.ts';
import type { Subject } from './subject.ts';

interface Check {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Checks one component or module concurrently: lint of its files, dead code and types of the project, and the unit tests,
 * stories and scripts of its scope, in the default theme. Prints the output of failed checks, and what wasn't run.
 * Resolves with whether all passed.
 */
export async function checkSubject(subject: Subject, scope: CheckScope): Promise<boolean> {
  const results = await Promise.all(checksOf(subject, scope).map(runCheck));
  for (const line of describeScope(subject, scope)) console.log(line);
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

/** What was run and what wasn't, for those who rely on the result. */
export function describeScope(
  { stories: own }: Subject,
  { unitTests, stories, left }: CheckScope,
): readonly string[] {
  const others = stories.length - own.length;
  const hasStories =
    own.length === 0 ? 'It has no stories of its own' : `Its own stories: ${own.length} files`;
  const leftStories = left.filter((file) => file.endsWith('.stories.tsx')).length;
  const leftOthers = left.filter((file) => !file.endsWith('.stories.tsx'));
  return [
    `${hasStories}; ${others} files of stories that use it; ${unitTests.length} files of unit tests.`,
    ...(left.length === 0
      ? []
      : [
          `Not run, though they depend on it: ${[`${leftStories} files of stories`, ...leftOthers].join(', ')}. Add --all to run them.`,
        ]),
  ];
}

async function runCheck({ name, command, args, env = {} }: Check): Promise<boolean> {
  const started = performance.now();
  const { code, output } = await capture(command, args, { env });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'}, ${seconds} s`);
  if (code !== 0) console.log(output);
  return code === 0;
}

/** The project's files, including those not yet added to git. Throws outside a repository. */
export async function projectFiles(): Promise<string[]> {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { code, output }: Finished = await capture('git', args);
  if (code !== 0) throw new Error(output);
  return output.split('\0').filter(Boolean);
}
