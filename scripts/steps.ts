import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { themeNames } from '#tokens/names.ts';
import { buildIfNeeded } from './build.ts';
import { run } from './processes.ts';

/** Number of passed and failed tests of a step. A step without tests counts as one. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** A part of the test run. */
export interface Step {
  readonly name: string;
  readonly run: () => Promise<Tally>;
}

/** The fast half: checks without a build or a browser. */
export const checkSteps: readonly Step[] = [
  command('lint', 'biome', ['check', '.']),
  command('dead code', 'knip', ['--no-progress']),
  command('types', 'tsc', ['--noEmit']),
  vitest('unit', ['--config', 'vitest.unit.config.ts']),
];

const storiesProject = ['--project', 'stories'];

/** Every story in every theme. */
export const themeSteps: readonly Step[] = themeNames.map((theme) =>
  vitest(`all stories, theme ${theme}`, storiesProject, { STORYBOOK_THEME: theme, THEMES: 'all' }),
);

/** Everything; stories are tested completely only in the first theme. */
export const testSteps: readonly Step[] = [
  ...checkSteps,
  ...themeNames.map((theme) =>
    vitest(`stories, theme ${theme}`, storiesProject, { STORYBOOK_THEME: theme }),
  ),
  { name: 'production build', run: async () => single(await buildIfNeeded()) },
  {
    name: 'content',
    run: async () => single((await run('node', ['scripts/content-check.ts'])) === 0),
  },
  { name: 'end to end', run: runEndToEnd },
];

/** Runs the steps one by one, even after a failure, and prints each result. */
export async function runSteps(steps: readonly Step[]): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const started = performance.now();
    const tally = await step.run();
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`── ${step.name}: ${tally.failed === 0 ? 'ok' : 'FAILED'}, ${seconds} s`);
    tallies.push(tally);
  }
  return tallies.reduce(add, { passed: 0, failed: 0 });
}

function add(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

function single(held: boolean): Tally {
  return held ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function command(name: string, executable: string, args: readonly string[]): Step {
  return { name, run: async () => single((await run(executable, args)) === 0) };
}

function vitest(
  name: string,
  selection: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Step {
  return {
    name,
    run: async () => {
      const report = await reportFile();
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
      const code = await run('vitest', ['run', ...selection, ...reporters], { env });
      return readTally(report, code, (json) => ({
        passed: count(json, 'numPassedTests'),
        failed: count(json, 'numFailedTests'),
      }));
    },
  };
}

async function runEndToEnd(): Promise<Tally> {
  const report = await reportFile();
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const code = await run('playwright', ['test', '--reporter=dot,json'], { env });
  return readTally(report, code, (json) => {
    const stats = typeof json['stats'] === 'object' ? { ...json['stats'] } : {};
    // The reporter names the flaky tests: each of them is a defect to fix.
    return {
      passed: count(stats, 'expected') + count(stats, 'flaky'),
      failed: count(stats, 'unexpected'),
    };
  });
}

async function reportFile(): Promise<string> {
  return join(await mkdtemp(join(tmpdir(), 'forecourt-test-')), 'report.json');
}

type Json = Readonly<Record<string, unknown>>;

/** A run that failed without a failed test (a crash, no tests) counts as one failure. */
async function readTally(
  file: string,
  code: number,
  tallyOf: (json: Json) => Tally,
): Promise<Tally> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const json: Json = JSON.parse(text);
  const tally = tallyOf(json);
  const crashed = tally.failed === 0 && (code !== 0 || tally.passed === 0);
  return crashed ? add(tally, { passed: 0, failed: 1 }) : tally;
}

function count(json: object, name: string): number {
  const value: unknown = Reflect.get(json, name);
  return typeof value === 'number' ? value : 0;
}
