import {
  aroundEach,
  beforeAll,
  inject,
  type RunnerTask,
  type RunnerTestCase,
  recordArtifact,
} from 'vitest';
import { watchErrorsOutside } from './errorsOutside.ts';
import { switches } from './switches.ts';
import { testKey } from './testKey.ts';
import { type Attempt, type AttemptOutcome, Trial } from './trial.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The mutants to try with each test. Without them, the run records which mutants each test meets. */
    readonly mutantsByTest: Readonly<Record<string, readonly number[]>> | undefined;
  }

  interface TaskMeta {
    /** The mutants whose code a test runs. */
    met?: readonly number[];
  }

  interface TestArtifactRegistry {
    mutant: MutantArtifact;
  }
}

/** What a test says of a mutant: that it is about to run with it, or that it has noticed it. */
interface MutantArtifact {
  readonly type: 'mutant';
  readonly kind: 'tries' | 'noticed';
  readonly mutant: number;
}

const mutantsByTest = inject('mutantsByTest');
const trials = new WeakMap<RunnerTestCase, Trial>();

// Each test is run again and again, each time with another mutant switched on, or records which mutants it meets. Modules are
// loaded once, so mutants in code that runs while a module loads aren't tried. Hooks do this, because Vitest takes no runner for
// tests in a browser.
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the parameter which fixtures the hook needs.
beforeAll(({}, file) => {
  if (!mutantsByTest) return;
  for (const test of testsIn(file)) {
    const trial = new Trial(mutantsByTest[testKey(test.file.name, test.fullTestName)] ?? []);
    trials.set(test, trial);
    test.repeats = trial.mostRepeats;
  }
});

aroundEach(async (runTest, { task, skip }) => {
  const trial = trials.get(task);
  if (!trial) {
    switches.met.clear();
    await runTest();
    task.meta.met = [...switches.met];
    return;
  }
  const attempt = trial.next(switches.noticed);
  if (!attempt) return skip();
  const say = (kind: MutantArtifact['kind'], mutant: number) =>
    recordArtifact(task, { type: 'mutant', kind, mutant });
  if (attempt.kind === 'mutant') await say('tries', attempt.mutant);
  switchOn(attempt, trial.mostAsked);
  const noticed = trial.noticedAfter(attempt, await outcomeOf(task, runTest));
  if (noticed === undefined) return;
  switches.noticed.add(noticed);
  await say('noticed', noticed);
});

function testsIn({ tasks }: { readonly tasks: readonly RunnerTask[] }): readonly RunnerTestCase[] {
  return tasks.flatMap((task) => (task.type === 'test' ? [task] : testsIn(task)));
}

function switchOn(attempt: Attempt, mostAsked: number): void {
  Object.assign(
    switches,
    attempt.kind === 'mutant'
      ? { on: attempt.mutant, asked: 0, mostAsked }
      : { on: undefined, asked: 0, mostAsked: Infinity },
  );
}

async function outcomeOf(
  { result }: RunnerTestCase,
  runTest: () => Promise<void>,
): Promise<AttemptOutcome> {
  // Vitest sends the attempts and errors so far with each update, so they must not pile up.
  if (result) Object.assign(result, { attempts: [], errors: undefined });
  const hasErrorOutside = watchErrorsOutside();
  await runTest();
  const { asked } = switches;
  switchOn({ kind: 'sound' }, Infinity);
  const hasFailed = (result?.errors?.length ?? 0) > 0;
  return { hasFailed: hasErrorOutside() || hasFailed, asked };
}
