import { dependentsOf, type ImportGraph } from './importGraph.ts';
import type { Subject } from './subject.ts';

/** What to check for a subject, and what is left to the whole check. */
export interface CheckScope {
  readonly unitTests: readonly string[];
  readonly stories: readonly string[];
  /** Scripts that check the content. */
  readonly scripts: readonly string[];
  /** What also depends on the subject, but would take too long. */
  readonly left: readonly string[];
  /** All stories and unit tests that reach the subject through imports, whether they are run or not. */
  readonly reaching: readonly string[];
}

/** What a module is checked against: the project's modules and how they depend on each other. */
export interface CheckedProject {
  readonly graph: ImportGraph;
  readonly read: (path: string) => string;
}

/** Tests and scripts of more than five seconds. They run for what they are nearest to. */
export const slowTests: ReadonlySet<string> = new Set([
  'blocks/badContent.test.tsx',
  'scripts/content-check.ts',
  'scripts/importTable.test.ts',
  'scripts/new/howTos.test.ts',
  'scripts/redirects-check.ts',
]);

/** A block is one import away from its registry, and its registry from the tests of all blocks. */
const nearDistance = 2;
const maxOtherStories = 6;

/**
 * All unit tests that depend on the subject or read the folders of the project, its own stories and those that are
 * nearest to it. With `isComplete`, nothing is left.
 */
export function scopeOf(
  subject: Subject,
  { graph, read }: CheckedProject,
  isComplete: boolean,
): CheckScope {
  const distances = dependentsOf(subject.files, graph);
  const dependents = [...distances.keys()];
  const isNear = (file: string) => isComplete || (distances.get(file) ?? 0) <= nearDistance;
  const scanning = [...graph.keys()].filter((file) =>
    readsFoldersOf(subject, file, { graph, read }),
  );
  const tests = [...new Set([...dependents.filter(isUnitTest), ...scanning])];
  const scripts = dependents.filter((file) => /^scripts\/[\w-]+-check\.ts$/.test(file));
  const stories = storiesThatReach(subject.files, { graph, read });
  const near = nearStories(subject, stories, isComplete);
  const run = (file: string) => !slowTests.has(file) || isNear(file);
  const chosen = { unitTests: tests.filter(run), stories: near, scripts: scripts.filter(run) };
  const taken = new Set(Object.values(chosen).flat());
  const left = [...tests, ...scripts, ...stories].filter((file) => !taken.has(file));
  const reaching = [...stories, ...dependents.filter(isUnitTest)];
  return { ...chosen, left, reaching };
}

function isStory(file: string): boolean {
  return file.endsWith('.stories.tsx');
}

function isUnitTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

function nearStories(
  { stories: own }: Subject,
  reaching: readonly string[],
  isComplete: boolean,
): readonly string[] {
  // The manuals need the documentation of all props, which takes seconds.
  const others = reaching.filter(
    (file) => !own.includes(file) && (isComplete || !/\/manual\//.test(file)),
  );
  return [...own, ...(isComplete ? others : others.slice(0, maxOtherStories))];
}

const blockRegistry = 'blocks/registry.ts';

/**
 * The stories that reach files through imports, the nearest first. Stories of blocks name what they show, and reach it
 * through a registry that imports all blocks: those that name the block come before the others.
 */
function storiesThatReach(files: readonly string[], project: CheckedProject): readonly string[] {
  const all = [...dependentsOf(files, project.graph).keys()].filter(isStory);
  return [...new Set([...nearestStories(files, project), ...all])];
}

/** The stories that reach files through imports or by the name of a block, and not only through the registry. */
export function nearestStories(
  files: readonly string[],
  { graph, read }: CheckedProject,
): readonly string[] {
  return [...dependentsOf(files, withNamedBlocks(graph, read)).keys()].filter(isStory);
}

/** The graph in which stories need the blocks that they name, and the registry needs none. */
function withNamedBlocks(graph: ImportGraph, read: CheckedProject['read']): ImportGraph {
  const blockOf = (name: string) => `blocks/${name}/${name}.tsx`;
  return new Map(
    [...graph].map(([file, needs]) => {
      if (file === blockRegistry) return [file, []];
      if (!file.startsWith('stories/')) return [file, needs];
      const names = [...read(file).matchAll(/'([A-Z]\w+)'/g)].map(([, name = '']) => name);
      const blocks = [...new Set(names)].map(blockOf).filter((path) => graph.has(path));
      return [file, [...needs, ...blocks]];
    }),
  );
}

const scan = /\b(?:globSync|glob|readdirSync|readdir|projectFiles)\(|'ls-files'/;
const everyFolder = /^(?:scripts|stories|styles)\//;

/** Whether a test reads the folders of the subject, itself or with a script, so that no import shows it. */
function readsFoldersOf(subject: Subject, test: string, { graph, read }: CheckedProject): boolean {
  if (!isUnitTest(test)) return false;
  const folders = new Set(subject.files.map((file) => file.split('/')[0]));
  if (!everyFolder.test(test) && !folders.has(test.split('/')[0])) return false;
  const text = read(test);
  if (text.includes('tmpdir()')) return false;
  const helpers = (graph.get(test) ?? []).filter((file) => /^scripts\/.*\.ts$/.test(file));
  return [text, ...helpers.map(read)].some((each) => scan.test(each));
}
