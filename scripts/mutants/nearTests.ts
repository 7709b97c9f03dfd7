import { type CheckedProject, nearestStories } from '../checkScope.ts';
import { dependentsOf } from '../importGraph.ts';

/** Unit tests and stories to run together. */
export interface TestFiles {
  readonly unitTests: readonly string[];
  readonly stories: readonly string[];
}

const near = { unitTests: 10, stories: 4 };
const further = { unitTests: 40, stories: 12 };

/**
 * The tests that reach a file through imports, the nearest first, in two rings: nearly all that notice a change are in
 * the first, so that the second runs only for what the first doesn't notice.
 */
export function ringsOf(path: string, project: CheckedProject): readonly TestFiles[] {
  const unitTests = [...dependentsOf([path], project.graph).keys()].filter((file) =>
    /\.test\.tsx?$/.test(file),
  );
  const stories = nearestStories([path], project).filter((file) => !/\/manual\//.test(file));
  const ring = (from: typeof near, to: typeof near): TestFiles => ({
    unitTests: unitTests.slice(from.unitTests, to.unitTests),
    stories: stories.slice(from.stories, to.stories),
  });
  return [ring({ unitTests: 0, stories: 0 }, near), ring(near, further)].filter(hasTests);
}

/** Whether there is anything to run. */
export function hasTests({ unitTests, stories }: TestFiles): boolean {
  return unitTests.length + stories.length > 0;
}
