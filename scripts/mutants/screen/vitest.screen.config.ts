import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vitest/config';
import type { Reporter, TestCase } from 'vitest/node';
import unitTests from '../../../vitest.unit.config.ts';
import { root } from '../../processes.ts';
import { planVariable, readScreenPlan, type ScreenEvent } from './screenPlan.ts';
import { testKey } from './testKey.ts';

const plan = readScreenPlan(process.env[planVariable] ?? '');

/** A run in which nothing has happened for so long is stuck in a mutant (ms). */
const longestSilence = 90_000;

let silence = setTimeout(() => undefined, 0);

function report(event: ScreenEvent): void {
  appendFileSync(plan.resultsFile, `${JSON.stringify(event)}\n`);
  clearTimeout(silence);
  silence = setTimeout(() => process.exit(1), longestSilence);
  silence.unref();
}

function keyOf({ module, fullName }: TestCase): string {
  return testKey(module.relativeModuleId, fullName);
}

const reporter: Reporter = {
  onTestCaseReady: (test) => report({ kind: 'started', test: keyOf(test) }),
  onTestCaseResult: (test) => {
    const { met = [], tried = [] } = test.meta();
    const ms = test.diagnostic()?.duration ?? 0;
    const hasPassed = test.result().state === 'passed';
    report({ kind: 'ended', test: keyOf(test), ms, hasPassed, met: [...met], tried });
  },
};

/** The unit tests with mutants that can be switched on. Those of scripts read code as text. */
export default mergeConfig(unitTests, {
  root,
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      transform: (_code: string, id: string) => plan.modules[relative(root, id)],
    },
  ],
  test: {
    exclude: [...(unitTests.test?.exclude ?? []), 'scripts/**'],
    runner: fileURLToPath(new URL('screenRunner.ts', import.meta.url)),
    reporters: [reporter],
    provide: { mutantsByTest: plan.mutantsByTest },
    testTimeout: 5000,
    // The texts of the modules differ from those of their files.
    fsModuleCache: false,
    silent: true,
  },
});
