import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { Reporter, TestCase } from 'vitest/node';
import { root } from '../../processes.ts';
import { planVariable, readScreenPlan, type ScreenEvent } from './screenPlan.ts';
import { testKey } from './testKey.ts';

/** The plan of this run. */
export const planOfRun = readScreenPlan(process.env[planVariable] ?? '');

/** A run in which nothing has happened for so long is stuck: in loading modules, or in a mutant (ms). */
const longestSilence = { loading: 90_000, mutant: 40_000 };

let silence = setTimeout(() => undefined, 0);

function report(event: ScreenEvent): void {
  appendFileSync(planOfRun.resultsFile, `${JSON.stringify(event)}\n`);
  clearTimeout(silence);
  const ms = event.kind === 'tries' ? longestSilence.mutant : longestSilence.loading;
  silence = setTimeout(() => endAfterSilence(event), ms);
  silence.unref();
}

function endAfterSilence(event: ScreenEvent): void {
  console.error(`Nothing has happened since ${JSON.stringify(event)}`);
  process.exit(1);
}

function keyOf({ module, fullName }: TestCase): string {
  return testKey(module.relativeModuleId, fullName);
}

const reporter: Reporter = {
  // Why a run ended early, such as when the browser fails.
  onTestRunEnd: (_modules, errors) => {
    for (const { message } of errors) console.error(message);
  },
  onTestCaseReady: (test) => report({ kind: 'started', test: keyOf(test) }),
  onTestCaseArtifactRecord: (test, artifact) => {
    if (artifact.type !== 'mutant') return;
    report({ kind: artifact.kind, test: keyOf(test), mutant: artifact.mutant });
  },
  onTestCaseResult: (test) => {
    const { met = [] } = test.meta();
    const ms = test.diagnostic()?.duration ?? 0;
    const hasPassed = test.result().state === 'passed';
    report({ kind: 'ended', test: keyOf(test), ms, hasPassed, met: [...met] });
  },
};

/** What all runs with mutants that can be switched on have in common. */
export const screenConfig = defineConfig({
  root,
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      transform: (_code: string, id: string) =>
        planOfRun.modules[relative(root, id.split('?')[0] ?? '')],
    },
  ],
  test: {
    setupFiles: [fileURLToPath(new URL('screenSetup.ts', import.meta.url))],
    reporters: [reporter],
    provide: { mutantsByTest: planOfRun.mutantsByTest },
    // The texts of the modules differ from those of their files.
    fsModuleCache: false,
    silent: true,
  },
});
