import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** What a run of the screen does. */
const screenPlan = z.object({
  /** The texts of the modules with their mutants, by their paths from the root of the project. */
  modules: z.record(z.string(), z.string()),
  /** The mutants to try with each test. Without them, the run records which mutants each test meets. */
  mutantsByTest: z.record(z.string(), z.array(z.number()).readonly()).readonly().optional(),
  /** Whether stories are checked for accessibility too, which nearly doubles their time. */
  isAccessibilityChecked: z.boolean(),
  /** The file to which the run appends its events, as lines of JSON. */
  resultsFile: z.string(),
});

export type ScreenPlan = z.infer<typeof screenPlan>;

/** The environment variable with the path of the plan. */
export const planVariable = 'MUTANTS_PLAN';

/** The plan that the variable names. */
export function readScreenPlan(file: string): ScreenPlan {
  return screenPlan.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const screenEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('started'), test: z.string() }),
  /** The test is about to run with a mutant. */
  z.object({ kind: z.literal('tries'), test: z.string(), mutant: z.number() }),
  z.object({ kind: z.literal('noticed'), test: z.string(), mutant: z.number() }),
  z.object({
    kind: z.literal('ended'),
    test: z.string(),
    ms: z.number(),
    hasPassed: z.boolean(),
    met: z.array(z.number()),
  }),
]);

/** What a run reports about a test. */
export type ScreenEvent = z.infer<typeof screenEvent>;

/** The events in the file of a run. A last line that is incomplete is left out. */
export function screenEventsIn(text: string): readonly ScreenEvent[] {
  const lines = text.split('\n').slice(0, -1);
  return lines.map((line) => screenEvent.parse(JSON.parse(line)));
}

/** The tests that started and didn't end. */
export function unfinishedIn(events: readonly ScreenEvent[]): readonly string[] {
  const testsOf = (wanted: ScreenEvent['kind']) =>
    events.flatMap(({ kind, test }) => (kind === wanted ? [test] : []));
  const ended = new Set(testsOf('ended'));
  return testsOf('started').filter((test) => !ended.has(test));
}
