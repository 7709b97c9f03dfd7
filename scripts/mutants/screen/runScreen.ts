import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from '../../processes.ts';
import {
  planVariable,
  type ScreenEvent,
  type ScreenPlan,
  screenEventsIn,
  unfinishedIn,
} from './screenPlan.ts';
import type { ScreenTests } from './screenTests.ts';
import { fileOf } from './testKey.ts';

/** A run of the screen, with its files in a folder. */
export interface ScreenRun extends Omit<ScreenPlan, 'resultsFile'> {
  readonly folder: string;
  readonly testFiles: readonly string[];
}

/** How often a run is asked what it has found, so that a screen that is stopped loses little (ms). */
const pollMs = 5_000;

/**
 * Runs the tests of some files with mutants, and resolves with what they report. While they run, `onEvents` hears all events so
 * far.
 */
export async function runScreen(
  { config, env }: ScreenTests,
  { folder, testFiles, ...work }: ScreenRun,
  onEvents?: (events: readonly ScreenEvent[]) => void,
): Promise<readonly ScreenEvent[]> {
  // Without names of files, Vitest would run all.
  if (testFiles.length === 0) return [];
  const plan = join(folder, 'plan.json');
  const resultsFile = join(folder, 'results.jsonl');
  writeFileSync(resultsFile, '');
  writeFileSync(plan, JSON.stringify({ ...work, resultsFile } satisfies ScreenPlan));
  const eventsSoFar = () => screenEventsIn(readFileSync(resultsFile, 'utf8'));
  const polling = onEvents && setInterval(() => onEvents(eventsSoFar()), pollMs);
  const { output } = await capture('vitest', ['run', '--config', config, ...testFiles], {
    env: { ...env(testFiles), [planVariable]: plan },
  });
  clearInterval(polling);
  const events = eventsSoFar();
  onEvents?.(events);
  if (events.length === 0) console.error(`No test ran: ${output}`);
  const [unfinished] = unfinishedIn(events);
  if (unfinished !== undefined) console.error(`The run ended in ${unfinished}: ${output}`);
  return events;
}

/**
 * Runs the tests of some files, which record the mutants that they meet. A run that ends early, such as when the browser fails, is
 * repeated with the files that are left.
 */
export async function runRecording(
  tests: ScreenTests,
  run: Omit<ScreenRun, 'mutantsByTest'>,
): Promise<readonly ScreenEvent[]> {
  const events = await runScreen(tests, run);
  const unfinished = new Set(unfinishedIn(events).map(fileOf));
  const reached = new Set(events.map(({ test }) => fileOf(test)));
  const left = run.testFiles.filter((file) => unfinished.has(file) || !reached.has(file));
  if (left.length === 0 || left.length === run.testFiles.length) return events;
  return [...events, ...(await runRecording(tests, { ...run, testFiles: left }))];
}
