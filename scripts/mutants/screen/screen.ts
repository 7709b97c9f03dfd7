import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CheckedProject } from '../../checkScope.ts';
import { capture } from '../../processes.ts';
import { unitTestsOf } from '../nearTests.ts';
import type { Mutant } from '../report.ts';
import { planVariable, type ScreenEvent, type ScreenPlan, screenEventsIn } from './screenPlan.ts';
import { switchable } from './switchable.ts';
import { fileOf } from './testKey.ts';
import { type CoveringTest, testsToTry } from './testsToTry.ts';

const config = fileURLToPath(new URL('vitest.screen.config.ts', import.meta.url));

/** The tests of a mutant are tried in rounds, the nearest first: nearly all that notice one are in the first. */
const rounds = [
  { from: 0, to: 3 },
  { from: 3, to: 12 },
  { from: 12, to: 50 },
];

/**
 * Tries mutants with the unit tests that run their code. A run loads each module once, with all of its mutants. The result
 * names the test that noticed a mutant. The compiler or stories may notice the others, and unit tests those in code that runs while
 * a module loads.
 */
export async function screen(
  mutants: readonly Mutant[],
  project: CheckedProject,
): Promise<ReadonlyMap<Mutant, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-screen-'));
  try {
    return await screenIn(folder, mutants, project);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function screenIn(
  folder: string,
  mutants: readonly Mutant[],
  { graph, read }: CheckedProject,
): Promise<ReadonlyMap<Mutant, string>> {
  const modules = modulesOf(mutants, read);
  const files = unitTestsOf(Object.keys(modules), graph);
  const covering = coveringTests(await runScreen(folder, { modules }, files));
  const noticed = new Map<Mutant, string>();
  const stuck = new Set<string>();
  const tryRound = async (ranks: (typeof rounds)[number]): Promise<void> => {
    const left = mutants.flatMap((mutant, id) => (noticed.has(mutant) ? [] : [{ id, mutant }]));
    const mutantsByTest = testsToTry(left, { covering, ranks, stuck });
    const testFiles = [...new Set(Object.keys(mutantsByTest).map(fileOf))];
    const events = await runScreen(folder, { modules, mutantsByTest }, testFiles);
    for (const { test, mutant } of noticedIn(events, mutants)) noticed.set(mutant, test);
    const hanging = hangingIn(events);
    for (const test of hanging) stuck.add(test);
    // A run that was stuck in a test is repeated without it.
    if (hanging.length > 0) await tryRound(ranks);
  };
  for (const ranks of rounds) await tryRound(ranks);
  return noticed;
}

/** The tests that a run was stuck in. */
function hangingIn(events: readonly ScreenEvent[]): readonly string[] {
  const testsOf = (wanted: ScreenEvent['kind']) =>
    events.flatMap(({ kind, test }) => (kind === wanted ? [test] : []));
  const ended = new Set(testsOf('ended'));
  return testsOf('started').filter((test) => !ended.has(test));
}

function modulesOf(
  mutants: readonly Mutant[],
  read: (path: string) => string,
): ScreenPlan['modules'] {
  const numbered = mutants.map(({ path, mutation }, id) => ({ path, id, mutation }));
  const byPath = Map.groupBy(numbered, ({ path }) => path);
  return Object.fromEntries(
    [...byPath].map(([path, mutations]) => [path, switchable(read(path), mutations)]),
  );
}

async function runScreen(
  folder: string,
  work: Pick<ScreenPlan, 'modules' | 'mutantsByTest'>,
  testFiles: readonly string[],
): Promise<readonly ScreenEvent[]> {
  // Without names of files, Vitest would run all.
  if (testFiles.length === 0) return [];
  const plan = join(folder, 'plan.json');
  const resultsFile = join(folder, 'results.jsonl');
  writeFileSync(resultsFile, '');
  writeFileSync(plan, JSON.stringify({ ...work, resultsFile } satisfies ScreenPlan));
  const { output } = await capture('vitest', ['run', '--config', config, ...testFiles], {
    env: { [planVariable]: plan },
  });
  const events = screenEventsIn(readFileSync(resultsFile, 'utf8'));
  if (events.length === 0) throw new Error(`The unit tests didn't run: ${output}`);
  return events;
}

/** The tests that meet each mutant and pass without one. */
function coveringTests(
  events: readonly ScreenEvent[],
): ReadonlyMap<number, readonly CoveringTest[]> {
  const covering = new Map<number, CoveringTest[]>();
  for (const event of events) {
    if (event.kind !== 'ended' || !event.hasPassed) continue;
    const { test, ms } = event;
    for (const id of event.met) {
      const tests = covering.get(id) ?? [];
      tests.push({ test, ms });
      covering.set(id, tests);
    }
  }
  return covering;
}

function noticedIn(events: readonly ScreenEvent[], mutants: readonly Mutant[]) {
  return events.flatMap((event) => {
    if (event.kind !== 'ended') return [];
    return event.tried.flatMap(({ mutant: id, isNoticed }) => {
      const mutant = mutants[id];
      return isNoticed && mutant ? [{ test: event.test, mutant }] : [];
    });
  });
}
