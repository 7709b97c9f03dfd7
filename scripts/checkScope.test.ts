import { expect, test } from 'vitest';
import { scopeOf } from './checkScope.ts';
import { describeScope } from './checkSubject.ts';
import type { ImportGraph } from './importGraph.ts';
import { subjectOf } from './subject.ts';

/** What each file imports. */
const graph: ImportGraph = new Map<string, readonly string[]>([
  ['design-system/Button/Button.tsx', []],
  ['design-system/Button/look.test.ts', ['design-system/Button/Button.tsx']],
  ['design-system/index.ts', ['design-system/Button/Button.tsx']],
  ['blocks/A/A.tsx', ['design-system/index.ts']],
  ['blocks/A/A.test.tsx', ['blocks/A/A.tsx']],
  ['blocks/registry.ts', ['blocks/A/A.tsx']],
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
  ['stories/A.stories.tsx', ['blocks/A/A.tsx']],
]);
const texts: Readonly<Record<string, string>> = {
  'blocks/registry.test.ts': "readdirSync('blocks')",
  'demo/films.test.ts': "readdirSync('demo')",
  'scripts/words.ts': "execFile('git', ['ls-files'])",
};
const project = { graph, read: (path: string) => texts[path] ?? '' };
const subject = (name: string) => subjectOf(name, [...graph.keys()]);

test('a primitive is checked with all unit tests that need it, and the nearest stories', () => {
  const button = subject('Button');
  const scope = scopeOf(button, project, false);
  expect(scope).toEqual({
    unitTests: [
      'design-system/Button/look.test.ts',
      'blocks/A/A.test.tsx',
      'scripts/words.test.ts',
    ],
    stories: [
      'stories/Button.stories.tsx',
      ...['1', '2', '3', '4'].map((n) => `stories/S${n}.stories.tsx`),
    ],
    scripts: [],
    left: [
      'blocks/badContent.test.tsx',
      'scripts/content-check.ts',
      'stories/manual/All.stories.tsx',
      'stories/S5.stories.tsx',
      'stories/A.stories.tsx',
    ],
  });
  expect(describeScope(button, scope)).toEqual([
    'Its own stories: 1 files; 4 files of stories that use it; 3 files of unit tests.',
    'Not run, though they depend on it: 3 files of stories, blocks/badContent.test.tsx, scripts/content-check.ts. Add --all to run them.',
  ]);
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
  expect(scope.stories).toHaveLength(8);
});

test('it is said that a module has no stories', () => {
  const words = subject('words');
  expect(describeScope(words, scopeOf(words, project, false))).toEqual([
    'It has no stories of its own; 0 files of stories that use it; 1 files of unit tests.',
  ]);
});
