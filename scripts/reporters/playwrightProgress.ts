import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { createProgress, type EndedTest } from './progress.ts';

const progress = createProgress({
  log: (line) => console.log(line),
  now: () => performance.now(),
  every: 100,
});

/** Reports end-to-end tests for a log that is read later: failures at once, and few lines otherwise. */
export default class PlaywrightProgress implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    const { file, line } = test.location;
    progress.end({
      file: relative(process.cwd(), file),
      name: `${test.titlePath().slice(3).join(' › ')} (line ${line})`,
      durationMs: result.duration,
      outcome: outcomeOf(test, result),
      message: stripVTControlCharacters(result.error?.message ?? ''),
    });
  }

  /** A failure outside of tests, such as a file that can't be loaded. */
  onError({ message = '', stack = message }: TestError): void {
    console.log(`✘ ${stripVTControlCharacters(stack)}`);
  }

  onEnd(): void {
    progress.finish();
  }

  printsToStdio(): boolean {
    return true;
  }
}

function outcomeOf(test: TestCase, { status, retry }: TestResult): EndedTest['outcome'] {
  if (status === 'skipped') return 'skipped';
  if (status === test.expectedStatus) return 'passed';
  return retry < test.retries ? 'failed, and is tried again' : 'failed';
}
