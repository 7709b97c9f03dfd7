import { type CheckedProject, nearestStories, slowTests } from '../checkScope.ts';
import { dependentsOf } from '../importGraph.ts';

/** Unit tests and stories to run together. */
export interface TestFiles {
  readonly unitTests: readonly string[];
  readonly stories: readonly string[];
}

/** How many files of each kind have been run after each ring. */
const sizes = [
  { unitTests: 0, stories: 0 },
  { unitTests: 3, stories: 2 },
  { unitTests: 25, stories: 10 },
];

/**
 * The tests that reach a file through imports, the nearest first, in rings: nearly all that notice a change are in the
 * first, so that the next runs only for what it doesn't notice.
 */
export function ringsOf(path: string, project: CheckedProject): readonly TestFiles[] {
  const unitTests = [...dependentsOf([path], project.graph).keys()].filter(
    (file) => /\.test\.tsx?$/.test(file) && !slowTests.has(file),
  );
  const stories = nearestStories([path], project).filter((file) => !/\/manual\//.test(file));
  return sizes
    .slice(1)
    .map((to, at) => ({
      unitTests: unitTests.slice(sizes[at]?.unitTests, to.unitTests),
      stories: stories.slice(sizes[at]?.stories, to.stories),
    }))
    .filter(hasTests);
}

/** Whether there is anything to run. */
export function hasTests({ unitTests, stories }: TestFiles): boolean {
  return unitTests.length + stories.length > 0;
}
