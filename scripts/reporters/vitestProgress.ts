import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { createProgress } from './progress.ts';

const progress = createProgress({
  log: (line) => console.log(line),
  now: () => performance.now(),
  every: 1_000,
});

/** Reports unit tests and stories for a log that is read later: failures at once, and few lines otherwise. */
export default class VitestProgress implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    progress.end({
      file: test.module.relativeModuleId,
      name: test.fullName,
      durationMs: test.diagnostic()?.duration ?? 0,
      outcome: state === 'failed' || state === 'skipped' ? state : 'passed',
      message: errors.map(messageOf).join('\n'),
    });
  }

  /** A file that can't be loaded has no tests. */
  onTestModuleEnd(module: TestModule): void {
    const errors = module.errors();
    if (errors.length === 0) return;
    const message = errors.map(messageOf).join('\n');
    const file = module.relativeModuleId;
    progress.end({ file, name: 'the file', durationMs: 0, outcome: 'failed', message });
  }

  onTestRunEnd(): void {
    progress.finish();
  }
}

function messageOf({
  message,
  diff,
}: {
  readonly message: string;
  readonly diff?: string;
}): string {
  return stripVTControlCharacters([message, diff].filter(Boolean).join('\n'));
}
