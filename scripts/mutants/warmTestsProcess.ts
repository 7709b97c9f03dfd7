import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createVitest,
  type TestModule,
  type TestRunEndReason,
  type TestRunResult,
  type TestSequencer,
  type TestSpecification,
} from 'vitest/node';
import type { Asked, Looks, LooksRun, ProcessAnswer, TestFailure, TestRun } from './warmTests.ts';

/** Keeps the files in the order in which they are asked for, the nearest first. */
class AsAsked implements TestSequencer {
  sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
  shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

let endReason: TestRunEndReason = 'passed';

function noteEnd(_modules: unknown, _errors: unknown, reason: TestRunEndReason): void {
  endReason = reason;
}

const vitest = await createVitest('test', {
  watch: false,
  bail: 1,
  reporters: [{ onTestRunEnd: noteEnd }],
  sequence: { sequencer: AsAsked },
});
for (const project of vitest.projects.filter((each) => each.isBrowserEnabled())) {
  project.config.setupFiles.push(fileURLToPath(new URL('takeLooks.ts', import.meta.url)));
}
vitest.provide('pictured', []);
await vitest.standalone();

process.on('disconnect', () => process.exit());
process.on('message', (asked: Asked) => {
  void answerTo(asked).then((answer) => process.send?.(answer));
});

async function answerTo(asked: Asked): Promise<ProcessAnswer> {
  readAgain(asked.changed);
  if (asked.kind === 'looks') return { kind: 'looks', looks: await looksOf(asked) };
  const failure = await failureOf(asked);
  return failure ? { kind: 'failed', failure } : { kind: 'passed' };
}

/** It has been put back since. */
let changedBefore = '';

function readAgain(changed: string): void {
  for (const file of [changed, changedBefore]) vitest.invalidateFile(resolve(file));
  changedBefore = changed;
}

/** The unit tests run first, because they need no browser. */
async function failureOf(asked: TestRun): Promise<TestFailure | undefined> {
  return (await firstFailure(asked.unitTests, asked)) ?? (await firstFailure(asked.stories, asked));
}

/** Without those of stories that fail. */
async function looksOf({ stories, ids }: LooksRun): Promise<Looks> {
  vitest.state.filesMap.clear();
  vitest.provide('pictured', ids);
  const specifications = stories.flatMap((file) => specificationsOf(resolve(file)));
  const { testModules } = await vitest.runTestSpecifications(specifications);
  vitest.provide('pictured', []);
  const tests = testModules.flatMap(({ children }) => [...children.allTests()]);
  const looks = tests.flatMap((each) => {
    const { storyId, look } = each.meta();
    return storyId === undefined || look === undefined ? [] : [[storyId, look] as const];
  });
  return Object.fromEntries(looks);
}

async function firstFailure(
  files: readonly string[],
  { only }: Pick<TestRun, 'only'>,
): Promise<TestFailure | undefined> {
  // Failures of earlier runs would end this one.
  vitest.state.filesMap.clear();
  const specifications = files.flatMap((file) => specificationsOf(resolve(file)));
  if (specifications.length === 0) return undefined;
  const chosen = only === undefined ? specifications : specifications.map(theTest(only));
  const failure = failureIn(await vitest.runTestSpecifications(chosen), files);
  if (failure || endReason === 'passed') return failure;
  return lostFailure(files);
}

/** A test that ends the run may end its thread before it has said which test it is, on a busy machine. */
async function lostFailure(files: readonly string[]): Promise<TestFailure | undefined> {
  const [first = '', ...others] = files;
  if (others.length === 0) return { file: first, name: '' };
  for (const file of files) {
    const failure = await firstFailure([file], {});
    if (failure) return failure;
  }
  return undefined;
}

/** Vitest keeps those of the last run, which may name one test only. */
function specificationsOf(file: string): readonly TestSpecification[] {
  vitest.clearSpecificationsCache(file);
  return vitest.getModuleSpecifications(file);
}

function theTest(name: string): (file: TestSpecification) => TestSpecification {
  const testNamePattern = new RegExp(`${RegExp.escape(name)}$`);
  return ({ project, moduleId }) => project.createSpecification(moduleId, { testNamePattern });
}

function failureIn(
  { testModules, unhandledErrors }: TestRunResult,
  files: readonly string[],
): TestFailure | undefined {
  const failed = testModules.find((each) => !each.ok());
  if (failed) return { file: failed.relativeModuleId, name: nameOfFailure(failed) };
  const [error] = unhandledErrors;
  return error === undefined ? undefined : { file: files[0] ?? '', name: String(error) };
}

function nameOfFailure(module: TestModule): string {
  const [test] = module.children.allTests('failed');
  return test?.name ?? String(module.errors()[0]?.message ?? 'did not load');
}
