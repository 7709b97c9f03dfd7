import { readdirSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { themeNames } from '#tokens/names.ts';
import { buildIfNeeded } from './build.ts';
import { type RunOptions, root, run } from './processes.ts';
import { readPlaywrightReport, readVitestReport, type StepResult } from './testReports.ts';

/** The reporters of the test run. */
const reporters = fileURLToPath(new URL('reporters', import.meta.url));

/** A part of the test run. */
export interface Step {
  readonly name: string;
  readonly run: () => Promise<StepResult>;
}

/** The arguments of a step's command. */
type Command = readonly [name: string, executable: string, args: readonly string[]];

const lint: Command = ['lint', 'biome', ['check', '.']];
const deadCode: Command = ['dead code', 'knip', ['--no-progress']];
const typeSteps = [
  // The compiler checks routes by what the framework writes about them.
  command(['types of routes', 'next', ['typegen']]),
  command(['types', 'tsc', ['--noEmit']]),
];
const unitTests = ['--config', 'vitest.unit.config.ts'];

/** Follows all how-tos in a copy of the project, and runs its types and tests, which takes a minute. */
const howTos = 'scripts/new/howTos.test.ts';

/** The fast half: checks without a build or a browser. */
export const checkSteps: readonly Step[] = [
  command(lint),
  command(deadCode),
  ...typeSteps,
  vitest('unit', unitTests),
];

const storiesProject = ['--project', 'stories'];

/** Every story in every theme. */
export const themeSteps: readonly Step[] = themeNames.map((theme) =>
  vitest(`all stories, theme ${theme}`, storiesProject, {
    env: { STORYBOOK_THEME: theme, THEMES: 'all' },
  }),
);

const buildStep: Step = {
  name: 'production build',
  run: async () => single(await buildIfNeeded()),
};

/** The end-to-end tests of all sites and inputs, see `e2e/support/tried.ts`. */
export const thoroughSteps: readonly Step[] = [
  buildStep,
  endToEnd('end to end, thorough', 'parallel', { THOROUGH: 'true' }),
];

/** The stories that are tested after the build, so that both cores are busy for as long as each other. */
const laterStories = 'stories/editor';

/** All other entries of the folder of stories: the project takes its files from Storybook, and no patterns to leave out. */
const earlierStories = readdirSync(join(root, 'stories'))
  .map((name) => `stories/${name}`)
  .filter((entry) => entry !== laterStories);

/**
 * The steps of `npm test`. Stories run in the first theme only, and end-to-end tests on a selection of sites. Testing most of the
 * stories keeps one core busy for about as long as what is beside them keeps the other. End-to-end tests that run one by one
 * leave a core for what is in no hurry, so they come first.
 */
export const testSteps: readonly Step[] = [
  sideBySide('stories, types, unit tests and build', [
    [vitest('stories', [...storiesProject, ...earlierStories])],
    [
      ...typeSteps,
      vitest('unit', [...unitTests, `--exclude=${howTos}`]),
      buildStep,
      vitest('stories of the editor', [...storiesProject, `${laterStories}/`]),
    ],
  ]),
  sideBySide('end to end, pictures, lint and content', [
    [endToEnd('end to end, one by one', 'alone'), endToEnd('end to end, in parallel', 'parallel')],
    [
      patiently(['pictures', 'node', ['scripts/tasks/visual.ts']]),
      patiently(lint),
      patiently(deadCode),
      vitest('how-tos', [...unitTests, howTos], { isPatient: true }),
      patiently(['content', 'node', ['scripts/content-check.ts']]),
      patiently(['redirects', 'node', ['scripts/redirects-check.ts']]),
    ],
  ]),
];

/**
 * Runs the steps one by one, even after a failure, and prints each result. The failed tests are
 * listed once more at the end, where they are found in a long log. Returns whether all passed.
 */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  const { passed, failures } = await runInTurn(steps);
  for (const failure of failures) console.log(`\n${failure}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0;
}

async function runInTurn(steps: readonly Step[]): Promise<StepResult> {
  const results: StepResult[] = [];
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const started = performance.now();
    const result = await step.run();
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const verdict = result.failures.length === 0 ? 'ok' : 'FAILED';
    console.log(`\n── ${step.name}: ${verdict}, ${seconds} s`);
    results.push(namingStep(step.name, result));
  }
  return sumOf(results);
}

function namingStep(name: string, { passed, failures }: StepResult): StepResult {
  return { passed, failures: failures.map((failure) => `${name}: ${failure}`) };
}

function sumOf(results: readonly StepResult[]): StepResult {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failures: results.flatMap(({ failures }) => failures),
  };
}

/** Lists of steps that run at the same time, and the steps of each list in turn. */
function sideBySide(name: string, lists: readonly (readonly Step[])[]): Step {
  return { name, run: async () => sumOf(await Promise.all(lists.map(runInTurn))) };
}

/** A step without tests counts as one. */
function single(held: boolean): StepResult {
  return held ? { passed: 1, failures: [] } : { passed: 0, failures: ['failed'] };
}

function command([name, executable, args]: Command, options: RunOptions = {}): Step {
  return { name, run: async () => single((await run(executable, args, options)) === 0) };
}

/** A command that leaves the processor to the tests beside it, as far as they want it. */
function patiently(named: Command): Step {
  return command(named, { isPatient: true });
}

function vitest(name: string, selection: readonly string[], options: RunOptions = {}): Step {
  return {
    name,
    run: async () => {
      const report = await reportFile();
      const reporting = [
        `--reporter=${join(reporters, 'vitestProgress.ts')}`,
        '--reporter=json',
        `--outputFile.json=${report}`,
      ];
      const code = await run('vitest', ['run', ...selection, ...reporting], options);
      return readResult(report, code, readVitestReport);
    },
  };
}

/** The end-to-end tests of one project of `playwright.config.ts`. */
function endToEnd(name: string, project: string, env: Readonly<Record<string, string>> = {}): Step {
  return {
    name,
    run: async () => {
      const report = await reportFile();
      const args = [
        'test',
        `--project=${project}`,
        `--reporter=${join(reporters, 'playwrightProgress.ts')},json`,
      ];
      const code = await run('playwright', args, {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      });
      return readResult(report, code, readPlaywrightReport);
    },
  };
}

async function reportFile(): Promise<string> {
  return join(await mkdtemp(join(tmpdir(), 'forecourt-test-')), 'report.json');
}

/** A run that fails without a failed test (a crash, no tests) counts as one failure. */
async function readResult(
  file: string,
  code: number,
  readReport: (json: unknown) => StepResult,
): Promise<StepResult> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return { passed: 0, failures: [`no report; exit code ${code}`] };
  const result = readReport(JSON.parse(text));
  if (result.failures.length > 0) return result;
  if (code === 0 && result.passed > 0) return result;
  return { ...result, failures: [`${result.passed} tests passed; exit code ${code}`] };
}
