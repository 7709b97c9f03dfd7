import { fileURLToPath } from 'node:url';
import type { CheckedProject } from '../../checkScope.ts';
import { storiesOf, unitTestsOf } from '../nearTests.ts';
import { storySettings } from '../warmTests.ts';

/** Tests that run in the same way. */
export interface ScreenTests {
  readonly name: string;
  readonly config: string;
  /** The files of those that reach some modules. */
  readonly filesFor: (paths: readonly string[], project: CheckedProject) => readonly string[];
  readonly env: (files: readonly string[]) => Readonly<Record<string, string>>;
}

const unitTests: ScreenTests = {
  name: 'unit tests',
  config: fileURLToPath(new URL('vitest.screen.config.ts', import.meta.url)),
  // Those of scripts read code as text.
  filesFor: (paths, { graph }) =>
    unitTestsOf(paths, graph).filter((file) => !file.startsWith('scripts/')),
  env: () => ({}),
};

const stories: ScreenTests = {
  name: 'stories',
  config: fileURLToPath(new URL('vitest.screenStories.config.ts', import.meta.url)),
  filesFor: storiesOf,
  env: storySettings,
};

/** Unit tests come first, because they are quicker. */
export const screenTests: readonly ScreenTests[] = [unitTests, stories];
