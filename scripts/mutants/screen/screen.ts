import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheckedProject } from '../../checkScope.ts';
import type { Mutant } from '../report.ts';
import { runRecording, runScreen } from './runScreen.ts';
import type { ScreenEvent, ScreenPlan } from './screenPlan.ts';
import { type ScreenTests, screenTests } from './screenTests.ts';
import { switchable } from './switchable.ts';
import { fileOf } from './testKey.ts';
import { type CoveringTest, type Ranks, testsToTry } from './testsToTry.ts';

/** The tests of a mutant are tried in rounds, the nearest first: most that notice one are in the first. */
const rounds = [
  { from: 0, to: 3 },
  { from: 3, to: 12 },
  { from: 12, to: 50 },
];

/** What the screen tells while it runs. */
export interface ScreenListener {
  readonly onNoticed: (mutant: Mutant, test: string) => void;
  /** A line about what a run has found. */
  readonly onProgress: (line: string) => void;
}

/**
 * Tries mutants with the tests that run their code, unit tests first and then stories. A run loads each module once, with all of
 * its mutants. The listener hears of each mutant which test noticed it. The compiler or pictures may notice the others, and tests
 * those in code that runs while a module loads.
 */
export async function screen(
  mutants: readonly Mutant[],
  project: CheckedProject,
  listener: ScreenListener,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-screen-'));
  const left = new Map(mutants.entries());
  try {
    for (const tests of screenTests) await screenWith(tests, { folder, left, project, listener });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Screening {
  readonly folder: string;
  /** The mutants that no test has noticed, by their numbers. */
  readonly left: Map<number, Mutant>;
  readonly project: CheckedProject;
  readonly listener: ScreenListener;
}

async function screenWith(tests: ScreenTests, screening: Screening): Promise<void> {
  const { folder, left, project, listener } = screening;
  const modules = modulesOf(left, project.read);
  const testFiles = tests.filesFor(Object.keys(modules), project);
  const recording = { folder, modules, testFiles, isAccessibilityChecked: false };
  const covering = coveringTests(await runRecording(tests, recording));
  listener.onProgress(`Of ${left.size} mutants, ${tests.name} meet ${covering.size}.`);
  const tried = new Map<string, Set<number>>();
  const tryRound = async (ranks: Ranks): Promise<void> => {
    const mutantsByTest = testsToTry(left, { covering, ranks, tried });
    const planned = Object.keys(mutantsByTest);
    const files = [...new Set(planned.map(fileOf))];
    const isAccessibilityChecked = ranks.from === 0;
    const run = { folder, modules, mutantsByTest, testFiles: files, isAccessibilityChecked };
    const events = await runScreen(tests, run, (found) => {
      for (const event of found) note(event, screening, tried);
    });
    listener.onProgress(`${planned.length} ${tests.name} leave ${left.size} mutants.`);
    if (mustRepeat(events, planned)) await tryRound(ranks);
  };
  for (const ranks of rounds) await tryRound(ranks);
}

function note(
  event: ScreenEvent,
  { left, listener }: Screening,
  tried: Map<string, Set<number>>,
): void {
  if (event.kind !== 'tries' && event.kind !== 'noticed') return;
  const { test, mutant: id } = event;
  tried.set(test, (tried.get(test) ?? new Set()).add(id));
  const mutant = left.get(id);
  if (event.kind !== 'noticed' || !mutant) return;
  left.delete(id);
  listener.onNoticed(mutant, test);
}

/** A run that got stuck in a mutant is repeated with what it didn't come to, as long as it comes to something. */
function mustRepeat(events: readonly ScreenEvent[], planned: readonly string[]): boolean {
  const ended = new Set(events.flatMap(({ kind, test }) => (kind === 'ended' ? [test] : [])));
  return events.some(({ kind }) => kind === 'tries') && planned.some((test) => !ended.has(test));
}

function modulesOf(
  mutants: ReadonlyMap<number, Mutant>,
  read: (path: string) => string,
): ScreenPlan['modules'] {
  const numbered = [...mutants].map(([id, { path, mutation }]) => ({ path, id, mutation }));
  const byPath = Map.groupBy(numbered, ({ path }) => path);
  return Object.fromEntries(
    [...byPath].map(([path, mutations]) => [path, switchable(read(path), mutations)]),
  );
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
