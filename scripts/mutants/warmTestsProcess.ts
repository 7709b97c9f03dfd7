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

type Selection = Pick<TestRun, 'only' | 'leftOut'>;

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
  selection: Selection,
): Promise<TestFailure | undefined> {
  // Failures of earlier runs would end this one.
  vitest.state.filesMap.clear();
  const specifications = files.flatMap((file) =>
    specificationsOf(resolve(file)).map(withTests(chosenNames(file, selection))),
  );
  if (specifications.length === 0) return undefined;
  const result = await vitest.runTestSpecifications(specifications);
  noteNames(result);
  const failure = failureIn(result, files);
  if (failure || endReason === 'passed') return failure;
  return lostFailure(files, selection);
}

/** The names of the tests of a file, by the file, since its first run. */
const namesOf = new Map<string, readonly string[]>();

function noteNames({ testModules }: TestRunResult): void {
  for (const { relativeModuleId, children } of testModules) {
    const names = [...children.allTests()].map(({ fullName }) => fullName);
    if (names.length > 0) namesOf.set(relativeModuleId, names);
  }
}

/** Nothing if all tests of a file are to run. */
function chosenNames(file: string, { only, leftOut = [] }: Selection): string[] | undefined {
  if (only !== undefined) return [only];
  const without = leftOut.filter((each) => each.file === file).map(({ name }) => name);
  if (without.length === 0) return undefined;
  return namesOf.get(file)?.filter((name) => !without.includes(name));
}

/** A test that ends the run may end its thread before it has said which test it is, on a busy machine. */
async function lostFailure(
  files: readonly string[],
  selection: Selection,
): Promise<TestFailure | undefined> {
  const [first = '', ...others] = files;
  if (others.length === 0) return { file: first, name: '' };
  for (const file of files) {
    const failure = await firstFailure([file], selection);
    if (failure) return failure;
  }
  return undefined;
}

/** Vitest keeps those of the last run, which may name one test only. */
function specificationsOf(file: string): readonly TestSpecification[] {
  vitest.clearSpecificationsCache(file);
  return vitest.getModuleSpecifications(file);
}

/** A pattern of names would be lost on its way to the browser. */
function withTests(
  testNames: string[] | undefined,
): (specification: TestSpecification) => TestSpecification {
  if (testNames === undefined) return (specification) => specification;
  return ({ project, moduleId }) => project.createSpecification(moduleId, { testNames });
}

function failureIn(
  { testModules, unhandledErrors }: TestRunResult,
  files: readonly string[],
): TestFailure | undefined {
  const failed = testModules.find((each) => !each.ok());
  if (failed) return { file: failed.relativeModuleId, name: nameOfFailure(failed) };
  const [error] = unhandledErrors;
  return error === undefined ? undefined : { file: files[0] ?? '', name: '' };
}

function nameOfFailure(module: TestModule): string {
  const [test] = module.children.allTests('failed');
  return test?.fullName ?? '';
}
