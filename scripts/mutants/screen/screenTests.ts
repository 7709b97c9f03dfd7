import { fileURLToPath } from 'node:url';
import type { CheckedProject } from '../../checkScope.ts';
import { storiesOf, unitTestsOf } from '../nearTests.ts';
import { storySettings } from '../warmTests.ts';
import type { Ranks } from './testsToTry.ts';

/** A round of tries. */
export interface ScreenRound extends Ranks {
  readonly isAccessibilityChecked: boolean;
}

/** Tests that run in the same way. */
export interface ScreenTests {
  readonly name: string;
  readonly config: string;
  /** The files of those that reach some modules. */
  readonly filesFor: (paths: readonly string[], project: CheckedProject) => readonly string[];
  readonly env: (files: readonly string[]) => Readonly<Record<string, string>>;
  /** The tests of a mutant are tried in rounds, the nearest first: nearly all that notice one are in the first. */
  readonly rounds: readonly ScreenRound[];
}

const unitTests: ScreenTests = {
  name: 'unit tests',
  config: fileURLToPath(new URL('vitest.screen.config.ts', import.meta.url)),
  // Those of scripts read code as text.
  filesFor: (paths, { graph }) =>
    unitTestsOf(paths, graph).filter((file) => !file.startsWith('scripts/')),
  env: () => ({}),
  rounds: [
    { from: 0, to: 3, isAccessibilityChecked: false },
    { from: 3, to: 12, isAccessibilityChecked: false },
    { from: 12, to: 50, isAccessibilityChecked: false },
  ],
};

const stories: ScreenTests = {
  name: 'stories',
  config: fileURLToPath(new URL('vitest.screenStories.config.ts', import.meta.url)),
  filesFor: storiesOf,
  env: storySettings,
  rounds: [
    { from: 0, to: 2, isAccessibilityChecked: true },
    { from: 2, to: 6, isAccessibilityChecked: false },
  ],
};

/** Unit tests come first, because they are quicker. */
export const screenTests: readonly ScreenTests[] = [unitTests, stories];
