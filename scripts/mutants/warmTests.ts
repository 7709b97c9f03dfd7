import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { themeNames } from '#tokens/names.ts';
import { root } from '../processes.ts';
import type { TestFiles } from './nearTests.ts';

/** What is asked of the process: to run tests until one fails, after a file has changed. */
export interface TestRun extends TestFiles {
  readonly changed: string;
  /** The only test to run, by its name. */
  readonly only?: string;
}

/** The test that failed, by its file and its name. */
export interface TestFailure {
  readonly file: string;
  readonly name: string;
}

/** What came of a run of tests. */
export type TestsOutcome =
  | { readonly kind: 'passed'; readonly ms: number }
  | { readonly kind: 'failed'; readonly failure: TestFailure }
  | { readonly kind: 'timed out' };

/** Runs tests in a process that keeps Vitest, its browser and what they have compiled from run to run. */
export interface WarmTests {
  /** Runs tests of which none takes long without a change, until one fails. */
  readonly run: (run: TestRun) => Promise<TestsOutcome>;
  readonly close: () => Promise<void>;
}

/**
 * A run of tests that takes longer has got stuck, such as in a loop that the mutant doesn't let end. On a busy machine, the
 * stories of a screen take a minute.
 */
function limitOf({ unitTests, stories }: TestFiles): number {
  return 120_000 + 90_000 * (unitTests.length + stories.length);
}

const program = fileURLToPath(new URL('warmTestsProcess.ts', import.meta.url));

/** Starts the process at the first run, and again after a run that timed out. The process knows only these stories. */
export function startWarmTests(stories: readonly string[]): WarmTests {
  let child: ChildProcess | undefined;
  let hasAnswered = false;
  const close = async () => {
    const closed = child;
    child = undefined;
    if (closed?.exitCode !== null || !closed.connected) return;
    closed.disconnect();
    await once(closed, 'exit');
  };
  const run = async (asked: TestRun): Promise<TestsOutcome> => {
    child ??= startProcess(stories);
    const started = performance.now();
    const failure = await answerOf(child, asked);
    if (failure === undefined) {
      if (!hasAnswered) throw new Error('The process that runs the tests gives no answer.');
      await close();
      return { kind: 'timed out' };
    }
    hasAnswered = true;
    if (failure === null) return { kind: 'passed', ms: performance.now() - started };
    return { kind: 'failed', failure };
  };
  return { run, close };
}

function startProcess(stories: readonly string[]): ChildProcess {
  const settings = {
    CI: '',
    // In a theme that isn't the first, stories aren't checked in the other themes too: that are looks.
    STORYBOOK_THEME: themeNames.at(-1) ?? '',
    THEMES: 'all',
    ...(stories.length > 0 && { STORYBOOK_STORIES: [...new Set(stories)].join(' ') }),
    // As Vitest's own command line sets them; plugins and tests ask for them.
    VITEST: 'true',
    TEST: 'true',
    NODE_ENV: 'test' as const,
  };
  const env = { ...process.env, ...settings };
  return fork(program, [], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

/** The failure, null if all tests passed, or nothing if there is no answer in time: a loop may also take all memory of the process. */
async function answerOf(
  child: ChildProcess,
  asked: TestRun,
): Promise<TestFailure | null | undefined> {
  const end = new AbortController();
  const answer = once(child, 'message', { signal: end.signal });
  const ended = once(child, 'exit', { signal: end.signal }).then(() => []);
  child.send(asked);
  try {
    const late = wait(limitOf(asked), undefined, { signal: end.signal });
    const message: unknown = (await Promise.race([answer, ended, late]))?.[0];
    return message === undefined ? undefined : failureIn(message);
  } finally {
    for (const each of [answer, ended]) each.catch(() => undefined);
    end.abort();
  }
}

function failureIn(message: unknown): TestFailure | null {
  if (typeof message !== 'object' || message === null) return null;
  const { file, name }: { readonly file?: unknown; readonly name?: unknown } = message;
  return typeof file === 'string' && typeof name === 'string' ? { file, name } : null;
}
