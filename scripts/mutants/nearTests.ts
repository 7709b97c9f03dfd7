import { basename, dirname } from 'node:path/posix';
import { type CheckedProject, nearestStories, slowTests } from '../checkScope.ts';
import { dependentsOf } from '../importGraph.ts';
import { derivedFiles } from '../lists/derivedFiles.ts';

/** Unit tests and stories to run together. */
export interface TestFiles {
  readonly unitTests: readonly string[];
  readonly stories: readonly string[];
}

/** A module is tested by unit tests that import it, or what imports it. */
const nearImports = 2;
const most = {
  near: { unitTests: 3, stories: 2 },
  further: { unitTests: 9, stories: 5 },
  // Stories take minutes, and those that are still further away notice hardly anything.
  other: { unitTests: 40, stories: 6 },
};

/**
 * The tests that reach a file through imports, the nearest first, in three rings: nearly all that notice a change are in the
 * first, so that the others run only for what it doesn't notice. Stories take longer than unit tests, and are near
 * components only, and modules without a unit test of their own.
 */
export function ringsOf(path: string, project: CheckedProject): readonly TestFiles[] {
  const distances = dependentsOf([path], project.graph);
  const isNear = (file: string) => (distances.get(file) ?? Infinity) <= nearImports;
  const unitTests = ownFirst(path, [
    ...[...distances.keys()].filter((file) => isUnitTest(file) && !slowTests.has(file)),
    ...declarationTests(path).filter((file) => project.graph.has(file)),
  ]);
  const stories = ownFirst(
    path,
    nearestStories([path], project).filter((file) => !/\/manual\//.test(file)),
  );
  const own = unitTests.filter(isNear).slice(0, most.near.unitTests);
  const needsStories = path.endsWith('.tsx') || own.length === 0;
  const near = { unitTests: own, stories: needsStories ? stories.slice(0, most.near.stories) : [] };
  const left = without({ unitTests, stories }, near);
  const further = first(left, most.further);
  return [near, further, first(without(left, further), most.other)].filter(hasTests);
}

/** All unit tests that reach some files through imports. */
export function unitTestsOf(
  paths: readonly string[],
  graph: CheckedProject['graph'],
): readonly string[] {
  return [...dependentsOf(paths, graph).keys()].filter(isUnitTest);
}

/** The nearest stories of each of some files. */
export function storiesOf(paths: readonly string[], project: CheckedProject): readonly string[] {
  const rings = paths.flatMap((path) => ringsOf(path, project));
  return [...new Set(rings.flatMap(({ stories }) => stories))];
}

/** The test of the files that are written from declarations, for the declarations of blocks and for those files. */
function declarationTests(path: string): readonly string[] {
  const isDerived = derivedFiles.some((file) => file.path === path);
  return isDerived || path.endsWith('.fields.ts') ? ['scripts/lists/derivedFiles.test.ts'] : [];
}

function without({ unitTests, stories }: TestFiles, taken: TestFiles): TestFiles {
  return {
    unitTests: unitTests.filter((file) => !taken.unitTests.includes(file)),
    stories: stories.filter((file) => !taken.stories.includes(file)),
  };
}

function first({ unitTests, stories }: TestFiles, count: typeof most.near): TestFiles {
  return {
    unitTests: unitTests.slice(0, count.unitTests),
    stories: stories.slice(0, count.stories),
  };
}

function ownFirst(path: string, tests: readonly string[]): readonly string[] {
  const stepsTo = stepsFrom(path);
  return tests.toSorted((a, b) => stepsTo(a) - stepsTo(b));
}

/**
 * How far a file with tests is from a module. All components are as near as the index of their layer. So the tests that are
 * named like the module or its folder come first, then those in its folder or with a word of its name, then those of the
 * same part of the product.
 */
export function stepsFrom(path: string): (testFile: string) => number {
  const names = new Set(path.split('/').map(nameOf));
  const words = new Set(longWords(path));
  const part = `${path.split('/').slice(0, 2).join('/')}/`;
  return (testFile) => {
    if (names.has(nameOf(basename(testFile)))) return 0;
    const isBeside = dirname(testFile) === dirname(path);
    if (isBeside || longWords(testFile).some((word) => words.has(word))) return 1;
    return testFile.includes(part) ? 2 : 3;
  };
}

/** The words of a file's name that say what it is about: those of `useCarMedia.ts` are `media`. */
function longWords(path: string): readonly string[] {
  const name = basename(path).replace(/(?:\.stories|\.test)?\.tsx?$/, '');
  const words = name.match(/[A-Z]?[a-z]+/g) ?? [];
  return words.filter(({ length }) => length > 4).map((word) => word.toLowerCase());
}

function nameOf(segment: string): string {
  return segment.split('.')[0] ?? '';
}

/** The tests of scripts read code as text, and notice no behaviour; only those of the public surface read what is declared. */
function isUnitTest(file: string): boolean {
  return /^(?!scripts\/(?!surface\/)).*\.test\.tsx?$/.test(file);
}

/** Whether there is anything to run. */
export function hasTests({ unitTests, stories }: TestFiles): boolean {
  return unitTests.length + stories.length > 0;
}
