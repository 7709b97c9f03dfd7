import { basename } from 'node:path/posix';
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
  { unitTests: 12, stories: 6 },
];

/**
 * The tests that reach a file through imports, the nearest first, in rings: nearly all that notice a change are in the
 * first, so that the next runs only for what it doesn't notice.
 */
export function ringsOf(path: string, project: CheckedProject): readonly TestFiles[] {
  const dependents = [...dependentsOf([path], project.graph).keys()];
  const unitTests = ownFirst(
    path,
    dependents.filter((file) => isUnitTest(file) && !slowTests.has(file)),
  );
  const stories = ownFirst(
    path,
    nearestStories([path], project).filter((file) => !/\/manual\//.test(file)),
  );
  return sizes
    .slice(1)
    .map((to, at) => ({
      unitTests: unitTests.slice(sizes[at]?.unitTests, to.unitTests),
      stories: stories.slice(sizes[at]?.stories, to.stories),
    }))
    .filter(hasTests);
}

/**
 * All components are as near as the index of their layer. So the tests that are named like the file or its folder come
 * first, then those of the same part of the product.
 */
function ownFirst(path: string, tests: readonly string[]): readonly string[] {
  const names = new Set(path.split('/').map(nameOf));
  const part = `${path.split('/').slice(0, 2).join('/')}/`;
  const rankOf = (test: string) =>
    names.has(nameOf(basename(test))) ? 0 : test.includes(part) ? 1 : 2;
  return tests.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function nameOf(segment: string): string {
  return segment.split('.')[0] ?? '';
}

/** The tests of scripts read code as text, and notice no behaviour. */
function isUnitTest(file: string): boolean {
  return /^(?!scripts\/).*\.test\.tsx?$/.test(file);
}

/** Whether there is anything to run. */
export function hasTests({ unitTests, stories }: TestFiles): boolean {
  return unitTests.length + stories.length > 0;
}
