import { expect, test } from 'vitest';
import { nearestStories, scopeOf } from './checkScope.ts';
import { describeScope, untestedProblem } from './checkSubject.ts';
import type { ImportGraph } from './importGraph.ts';
import { subjectOf } from './subject.ts';

/** What each file imports. */
const graph: ImportGraph = new Map<string, readonly string[]>([
  ['design-system/Button/Button.tsx', []],
  ['design-system/Button/look.test.ts', ['design-system/Button/Button.tsx']],
  ['design-system/index.ts', ['design-system/Button/Button.tsx']],
  ['blocks/A/A.tsx', ['design-system/index.ts']],
  ['blocks/A/A.test.tsx', ['blocks/A/A.tsx']],
  ['blocks/registry.ts', ['blocks/A/A.tsx', 'blocks/Deep/Deep.tsx']],
  ['blocks/badContent.test.tsx', ['blocks/registry.ts']],
  ['blocks/registry.test.ts', []],
  ['scripts/content-check.ts', ['blocks/registry.ts']],
  ['scripts/words.test.ts', ['scripts/words.ts']],
  ['scripts/words.ts', []],
  ['demo/films.test.ts', []],
  ['stories/Button.stories.tsx', ['design-system/index.ts']],
  ['stories/manual/All.stories.tsx', ['design-system/Button/Button.tsx']],
  ...['1', '2', '3', '4', '5'].map(
    (n) => [`stories/S${n}.stories.tsx`, ['design-system/index.ts']] as const,
  ),
  ['stories/S6.stories.tsx', ['design-system/index.ts']],
  ['blocks/Deep/Deep.tsx', ['features/deep.ts']],
  ['features/deep.ts', ['features/deeper.ts']],
  ['features/deeper.ts', []],
  ['features/untested.ts', []],
  ['stories/blocks/Example.tsx', ['blocks/registry.ts']],
  ['stories/blocks/A.stories.tsx', ['stories/blocks/Example.tsx']],
  ['stories/blocks/Deep.stories.tsx', ['stories/blocks/Example.tsx']],
]);
const texts: Readonly<Record<string, string>> = {
  'blocks/registry.test.ts': "readdirSync('blocks')",
  'demo/films.test.ts': "readdirSync('demo')",
  'scripts/words.ts': "execFile('git', ['ls-files'])",
  'stories/blocks/A.stories.tsx': "blockMeta('A')",
  'stories/blocks/Deep.stories.tsx': "blockMeta('Deep')",
};
const project = { graph, read: (path: string) => texts[path] ?? '' };
const subject = (name: string) => subjectOf(name, [...graph.keys()]);

test('a primitive is checked with all unit tests that need it, and the nearest stories', () => {
  const button = subject('Button');
  const scope = scopeOf(button, project, false);
  const nearest = ['1', '2', '3', '4', '5', '6'].map((n) => `stories/S${n}.stories.tsx`);
  const others = ['stories/blocks/A.stories.tsx', 'stories/blocks/Deep.stories.tsx'];
  expect(scope).toEqual({
    unitTests: [
      'design-system/Button/look.test.ts',
      'blocks/A/A.test.tsx',
      'scripts/words.test.ts',
    ],
    stories: ['stories/Button.stories.tsx', ...nearest],
    scripts: [],
    left: [
      'blocks/badContent.test.tsx',
      'scripts/content-check.ts',
      'stories/manual/All.stories.tsx',
      ...others,
    ],
    reaching: [
      'stories/Button.stories.tsx',
      'stories/manual/All.stories.tsx',
      ...nearest,
      ...others,
      'design-system/Button/look.test.ts',
      'blocks/A/A.test.tsx',
      'blocks/badContent.test.tsx',
    ],
  });
  expect(describeScope(button, scope)).toEqual([
    'Found 10 files of stories and 3 files of unit tests that reach it through imports.',
    'Runs 7 files of stories, 1 of them its own, and 3 files of unit tests, with those that read whole folders.',
    'Not run, though they depend on it: 3 files of stories, blocks/badContent.test.tsx, scripts/content-check.ts. Add --all to run them.',
  ]);
  expect(untestedProblem('Button', scope)).toBeUndefined();
});

test('a module far from all stories is checked with those of the block that shows it', () => {
  const deeper = scopeOf(subject('features/deeper.ts'), project, false);
  expect(deeper.stories[0]).toBe('stories/blocks/Deep.stories.tsx');
  expect(deeper.stories).toContain('stories/blocks/A.stories.tsx');
  const files = ['features/deeper.ts'];
  expect(nearestStories(files, project)).toEqual(['stories/blocks/Deep.stories.tsx']);
});

test('it is a problem if nothing reaches a module through imports', () => {
  const scope = scopeOf(subject('features/untested.ts'), project, false);
  // Tests of the whole project don't count.
  expect(scope.unitTests).toEqual(['scripts/words.test.ts']);
  expect(untestedProblem('features/untested.ts', scope)).toMatch(
    /^No story and no unit test reaches features\/untested\.ts through imports/,
  );
});

test('a block is checked with slow tests, the tests of its folder and the content check', () => {
  const scope = scopeOf(subject('blocks/A'), project, false);
  expect(scope.unitTests).toEqual([
    'blocks/A/A.test.tsx',
    'blocks/badContent.test.tsx',
    'blocks/registry.test.ts',
    'scripts/words.test.ts',
  ]);
  expect(scope.scripts).toEqual(['scripts/content-check.ts']);
});

test('everything is checked on demand', () => {
  const scope = scopeOf(subject('Button'), project, true);
  expect(scope.left).toEqual([]);
  expect(scope.stories).toHaveLength(10);
});

test('it is said that a module has no stories', () => {
  const words = subject('words');
  expect(describeScope(words, scopeOf(words, project, false))).toEqual([
    'Found 0 files of stories and 1 file of unit tests that reach it through imports.',
    'Runs 0 files of stories, 0 of them its own, and 1 file of unit tests, with those that read whole folders.',
  ]);
});
