import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { themeNames } from '#tokens/names.ts';
import { root } from '../processes.ts';
import type { TestFiles } from './nearTests.ts';

/** Asks the process to run tests until one fails, after a file has changed. */
export interface TestRun extends TestFiles {
  readonly changed: string;
  /** The only test to run, by its name with those of its suites. */
  readonly only?: string;
  /** Tests that are left out. */
  readonly leftOut?: readonly TestFailure[];
}

/** Asks the process for the pictures of stories, after a file has changed. */
export interface LooksRun {
  readonly changed: string;
  /** The files of the stories. */
  readonly stories: readonly string[];
  readonly ids: readonly string[];
}

/** All that is asked of the process. */
export type Asked =
  | ({ readonly kind: 'tests' } & TestRun)
  | ({ readonly kind: 'looks' } & LooksRun);

/** The pictures of stories, by id: PNGs in base64. */
const looks = z.record(z.string(), z.string());

export type Looks = z.infer<typeof looks>;

/** The test that failed, by its file and its name with those of its suites. Without a name, the file failed to load. */
const testFailure = z.object({ file: z.string(), name: z.string() });

export type TestFailure = z.infer<typeof testFailure>;

const processAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('passed') }),
  z.object({ kind: z.literal('failed'), failure: testFailure }),
  z.object({ kind: z.literal('looks'), looks }),
]);

/** What the process answers. */
export type ProcessAnswer = z.infer<typeof processAnswer>;

/** What came of a run of tests. */
export type TestsOutcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly failure: TestFailure }
  | { readonly kind: 'timed out' };

/** Runs tests in a process that keeps Vitest, its browser and what they have compiled from run to run. */
export interface WarmTests {
  /** Runs tests of which none takes long without a change, until one fails. */
  readonly run: (run: TestRun) => Promise<TestsOutcome>;
  /** Runs stories and takes pictures of some. None if the run doesn't end. */
  readonly looks: (run: LooksRun) => Promise<Looks>;
  readonly close: () => Promise<void>;
}

/**
 * A run of tests that takes longer has got stuck, such as in a loop that the mutant doesn't let end. On a busy machine, the
 * stories of a screen take a minute.
 */
function limitOf(asked: Asked): number {
  const unitTests = asked.kind === 'tests' ? asked.unitTests.length : 0;
  return 120_000 + 90_000 * (unitTests + asked.stories.length);
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
  const ask = async (asked: Asked): Promise<ProcessAnswer | undefined> => {
    child ??= startProcess(stories);
    const answer = await answerOf(child, asked);
    if (answer === undefined && !hasAnswered)
      throw new Error('The process that runs the tests gives no answer.');
    hasAnswered = true;
    if (answer === undefined) await close();
    return answer;
  };
  return {
    run: async (asked) => {
      const answer = await ask({ kind: 'tests', ...asked });
      return answer === undefined || answer.kind === 'looks' ? { kind: 'timed out' } : answer;
    },
    looks: async (asked) => {
      const answer = await ask({ kind: 'looks', ...asked });
      return answer?.kind === 'looks' ? answer.looks : {};
    },
    close,
  };
}

/** The environment of a run of some stories, or of all. */
export function storySettings(stories: readonly string[]): Readonly<Record<string, string>> {
  return {
    CI: '',
    // In a theme that isn't the first, stories aren't checked in the other themes too: that are looks.
    STORYBOOK_THEME: themeNames.at(-1) ?? '',
    THEMES: 'all',
    ...(stories.length > 0 && { STORYBOOK_STORIES: [...new Set(stories)].join(' ') }),
  };
}

function startProcess(stories: readonly string[]): ChildProcess {
  const settings = {
    ...storySettings(stories),
    // As Vitest's own command line sets them; plugins and tests ask for them.
    VITEST: 'true',
    TEST: 'true',
    NODE_ENV: 'test' as const,
  };
  const env = { ...process.env, ...settings };
  return fork(program, [], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

/** Nothing if there is no answer in time: a loop may also take all memory of the process. */
async function answerOf(child: ChildProcess, asked: Asked): Promise<ProcessAnswer | undefined> {
  const end = new AbortController();
  const answer = once(child, 'message', { signal: end.signal });
  const ended = once(child, 'exit', { signal: end.signal }).then(() => []);
  child.send(asked);
  try {
    const late = wait(limitOf(asked), undefined, { signal: end.signal });
    const message: unknown = (await Promise.race([answer, ended, late]))?.[0];
    return message === undefined ? undefined : processAnswer.parse(message);
  } finally {
    for (const each of [answer, ended]) each.catch(() => undefined);
    end.abort();
  }
}
