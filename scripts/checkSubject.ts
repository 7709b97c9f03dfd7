import { capture, type Finished } from './processes.ts';
import type { Subject } from './subject.ts';

interface Check {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Checks one component or module concurrently: lint of its files, types of the project, its unit tests
 * and its stories in the default theme. Prints the output of failed checks. Resolves with whether all
 * passed.
 */
export async function checkSubject(subject: Subject): Promise<boolean> {
  const results = await Promise.all(checksOf(subject).map(runCheck));
  return results.every(Boolean);
}

function checksOf({ files, unitTests, stories }: Subject): Check[] {
  const lint = {
    name: 'lint',
    command: 'biome',
    args: ['check', '--config-path=biome.subject.jsonc', ...files],
  };
  const types = { name: 'types', command: 'tsc', args: ['--noEmit'] };
  const env = { STORYBOOK_THEME: 'default', STORYBOOK_STORIES: stories.join(' ') };
  const vitest = (name: string, selection: string[], tests: readonly string[]) =>
    tests.length === 0
      ? []
      : [{ name, command: 'vitest', args: ['run', ...selection, ...tests], env }];
  return [
    ...vitest('stories', ['--project', 'stories'], stories),
    ...vitest('unit', ['--config', 'vitest.unit.config.ts'], unitTests),
    types,
    lint,
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
