import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { capture } from '../processes.ts';
import { readModules } from '../syntax/readModules.ts';
import { type Mutation, mutated, mutationsOf } from './mutationsOf.ts';
import { ringsOf } from './nearTests.ts';
import {
  describeMutant,
  describeResult,
  type Mutant,
  mutantOutcomes,
  summaryOf,
} from './report.ts';
import { openResults } from './resultsFile.ts';
import { sample } from './sample.ts';
import { styleModules } from './styleModules.ts';
import { mutantTrier } from './tryMutant.ts';
import type { WarmTests } from './warmTests.ts';

const text = `import { a } from './a.ts';
export function Box({ size = 'm', isOpen = false, max = 3, waitMs = 500 }) {
  if (a < max && isOpen) return null;
  const [from = 5, by = 'x', { on = true }] = [list[2] ?? 6, list.at(-1) ?? -7, list[3] ?? (a < 8)];
  const texts = { title: 'Hej', help: 'What it says.' };
  const most = a < max ? max : a;
  const rememberedBoxes = 200;
  const level: 2 | -3 = 2;
  if (a > -1) return <p tabIndex={a < 9 ? 0 : -1} />;
  return <button key="1" className={isOpen ? 'open' : 'shut'} aria-label={texts.title} onClick={() => a(true ? size : '')}>Ok</button>;
}
`;
const folder = mkdtempSync(join(tmpdir(), 'forecourt-mutants-'));
let mutations: readonly Mutation[];

beforeAll(() => {
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "jsx": "preserve" } }');
  writeFileSync(join(folder, 'Box.tsx'), text);
  const [box] = readModules(['Box'], folder);
  mutations = box ? mutationsOf(box.tree) : [];
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('conditions, limits, defaults, attributes, handlers and texts are changed', () => {
  expect(mutations.map(({ line, from, to }) => [line, from, to])).toEqual([
    [2, "'m'", "''"],
    [2, 'false', 'true'],
    [2, '3', '4'],
    [2, '500', '1000'],
    [3, 'a < max && isOpen', '!(a < max && isOpen)'],
    [3, '&&', '||'],
    [3, '<', '<='],
    [4, 'true', 'false'],
    [4, '2', '3'],
    [4, '1', '2'],
    [4, '3', '4'],
    [5, "'Hej'", "''"],
    [6, 'a < max', '!(a < max)'],
    [8, '2', '3'],
    [9, 'a > -1', '!(a > -1)'],
    [9, '>', '>='],
    [9, '1', '2'],
    [9, 'tabIndex={a < 9 ? 0 : -1}', ''],
    [9, 'a < 9', '!(a < 9)'],
    [9, '<', '<='],
    [9, '9', '10'],
    [9, '0', '1'],
    [10, 'aria-label={texts.title}', ''],
    [10, "onClick={() => a(true ? size : '')}", ''],
    [10, 'true', '!(true)'],
    [10, 'Ok', ''],
  ]);
});

test('the command asks for files to change', async () => {
  const { code, output } = await capture('node', ['scripts/tasks/mutants.ts']);
  expect(output).toContain('Name files or folders with code');
  expect(code).toBe(1);
});

test('modules that only style sheets need are theirs', () => {
  const graph = new Map([
    ['Box.css.ts', ['rules.ts', 'sizes.ts']],
    ['rules.ts', ['veil.ts']],
    ['Box.tsx', ['Box.css.ts', 'sizes.ts']],
    ['veil.test.ts', ['veil.ts']],
  ]);
  expect([...styleModules(graph)]).toEqual(['Box.css.ts', 'rules.ts', 'veil.ts']);
});

test('a mutant differs in the changed text only', () => {
  const [, open] = mutations;
  expect(open && mutated(text, open)).toBe(text.replace('isOpen = false', 'isOpen = true'));
});

test('a sample is the same for a seed, and another for another seed', () => {
  const items = Array.from({ length: 100 }, (_, at) => at);
  const first = sample(items, 10, 1);
  expect(first).toHaveLength(10);
  expect(new Set(first).size).toBe(10);
  expect(first).toEqual(sample(items, 10, 1));
  expect(first).not.toEqual(sample(items, 10, 2));
  expect(sample(items, 5, 1)).toEqual(first.slice(0, 5));
  expect([...sample(items, 200, 1)].sort((a, b) => a - b)).toEqual(items);
});

test('the report names file, line and change of what no test noticed', () => {
  const mutation = { line: 3, start: 0, end: 1, from: 'a\n  < b', to: 'a <= b' };
  expect(describeMutant({ path: 'a/b.ts', mutation })).toBe('a/b.ts:3: a < b → a <= b');
  const removed = { ...mutation, to: '' };
  expect(describeMutant({ path: 'a/b.ts', mutation: removed })).toBe('a/b.ts:3: a < b → (removed)');
  expect(describeResult({ outcome: 'killed', by: 'a/b.test.ts › adds' })).toBe(
    'killed by a/b.test.ts › adds',
  );
});

test('the summary counts outcomes, and leaves out of the share what no sound test could judge', () => {
  const outcomes = mutantOutcomes.flatMap((each) => (each === 'killed' ? [each, each] : [each]));
  expect(summaryOf(outcomes)).toBe(
    "9 mutants: 2 killed by tests, 1 by types, 1 by lint, 1 by pictures, 1 by tests that didn't end, 1 survived, 1 reached by no test, 1 with tests that fail anyway: 75.0 % noticed.",
  );
});

const mutant: Mutant = {
  path: 'a/b.ts',
  mutation: { line: 3, start: 0, end: 1, from: 'a', to: 'b' },
};
const other: Mutant = { ...mutant, path: 'a/c.ts' };

test('a file of results knows what was noticed; what survived is tried again', () => {
  const file = join(folder, 'results', 'mutants.jsonl');
  const results = openResults(file);
  results.add(mutant, { outcome: 'killed', by: 'a/b.test.ts › adds' });
  results.add(other, { outcome: 'survived' });
  const again = openResults(file);
  expect(again.noticed(mutant)).toBe('killed');
  expect(again.noticed(other)).toBeUndefined();
  expect(openResults(undefined).noticed(mutant)).toBeUndefined();
});

test('the nearest tests are run first, and before them those with the name of the file', () => {
  const graph = new Map([
    ['ui/index.ts', ['ui/Box/Box.tsx']],
    ['stories/ui/Apple.stories.tsx', ['ui/index.ts']],
    ['stories/ui/Bag.stories.tsx', ['ui/index.ts']],
    ['stories/ui/Bag.wide.stories.tsx', ['ui/index.ts']],
    ['stories/ui/Crate.sizes.stories.tsx', ['ui/index.ts']],
    ['ui/Box/useSizes.ts', []],
    ['stories/ui/Box.wide.stories.tsx', ['ui/index.ts']],
    ['scripts/ui.test.ts', ['ui/Box/Box.tsx', 'ui/Cup/Cup.fields.ts']],
    ['scripts/surface/changelog.test.ts', ['ui/Cup/Cup.fields.ts']],
    ['scripts/lists/derivedFiles.test.ts', []],
    ['ui/Box/all.test.ts', ['ui/Box/Box.tsx', 'ui/Box/size.ts']],
    ['ui/Box/Box.tsx', ['ui/Box/size.ts', 'ui/Box/useSizes.ts']],
  ]);
  expect(ringsOf('ui/Box/Box.tsx', { graph, read: () => '' })).toEqual([
    {
      unitTests: ['ui/Box/all.test.ts'],
      stories: ['stories/ui/Box.wide.stories.tsx', 'stories/ui/Apple.stories.tsx'],
    },
    {
      unitTests: [],
      stories: [
        'stories/ui/Bag.stories.tsx',
        'stories/ui/Bag.wide.stories.tsx',
        'stories/ui/Crate.sizes.stories.tsx',
      ],
    },
  ]);
  const [, further] = ringsOf('ui/Box/useSizes.ts', { graph, read: () => '' });
  expect(further?.stories.slice(0, 3)).toEqual([
    'stories/ui/Box.wide.stories.tsx',
    'stories/ui/Crate.sizes.stories.tsx',
    'stories/ui/Apple.stories.tsx',
  ]);
  expect(ringsOf('ui/Box/size.ts', { graph, read: () => '' })).toMatchObject([
    { unitTests: ['ui/Box/all.test.ts'], stories: [] },
    { unitTests: [], stories: expect.arrayContaining(['stories/ui/Box.wide.stories.tsx']) },
  ]);
  expect(ringsOf('ui/Bin.tsx', { graph, read: () => '' })).toEqual([]);
  expect(ringsOf('ui/Cup/Cup.fields.ts', { graph, read: () => '' })).toEqual([
    { unitTests: ['scripts/surface/changelog.test.ts'], stories: [] },
    { unitTests: ['scripts/lists/derivedFiles.test.ts'], stories: [] },
  ]);
  expect(ringsOf('domain/sites/siteRegions.ts', { graph, read: () => '' })).toEqual([
    { unitTests: ['scripts/lists/derivedFiles.test.ts'], stories: [] },
  ]);
});

const near = { unitTests: ['a/b.test.ts', 'a/c.test.ts'], stories: ['stories/a/B.stories.tsx'] };
const further = { unitTests: ['d/d.test.ts'], stories: [] };

/**
 * Files with a test that notices the mutant, with one that fails anyway, or by chance, and that don't load, and stories that
 * look otherwise with it, or each time.
 */
function testsThat({
  notice = '',
  fail = '',
  stumble = '',
  unloaded = '',
  hang = '',
  change = '',
  vary = '',
  alternate = '',
}): WarmTests {
  let pictures = 0;
  let runs = 0;
  const started = readFileSync(join(folder, 'Box.tsx'), 'utf8');
  return {
    run: ({ unitTests, stories, changed, only, leftOut = [] }) => {
      runs += 1;
      const isMutated = readFileSync(changed, 'utf8') !== started;
      const files = [...unitTests, ...stories];
      if (isMutated && files.includes(hang)) return Promise.resolve({ kind: 'timed out' });
      const failures = [
        { file: unloaded, name: '' },
        { file: fail, name: 'fails anyway' },
        ...(runs === 1 ? [{ file: stumble, name: 'stumbles' }] : []),
        ...(isMutated ? [{ file: notice, name: 'test' }] : []),
      ];
      const failure = failures.find(
        ({ file, name }) =>
          files.includes(file) &&
          (name === '' || only === undefined || only === name) &&
          !leftOut.some((each) => each.file === file && each.name === name),
      );
      return Promise.resolve(failure ? { kind: 'failed', failure } : { kind: 'passed' });
    },
    looks: ({ ids, changed }) => {
      pictures += 1;
      const isMutated = readFileSync(changed, 'utf8') !== started;
      const lookOf = (id: string) => {
        if (id === vary) return String(pictures);
        return String(id === alternate ? pictures % 2 : isMutated && id === change);
      };
      return Promise.resolve(Object.fromEntries(ids.map((id) => [id, lookOf(id)])));
    },
    close: () => Promise.resolve(),
  };
}

function outcomeWith(
  warm: WarmTests,
  rings = [near, further],
  holds = { types: true, lint: true },
) {
  const path = join(folder, 'Box.tsx');
  const [mutation] = mutations;
  if (!mutation) throw new Error('no mutation');
  const trier = mutantTrier({
    warm,
    ringsOf: () => rings,
    pictured: (_path, file) => [`${file}--overview`],
    typesHold: () => Promise.resolve(holds.types),
    lintHolds: () => Promise.resolve(holds.lint),
    looksAlike: (before, after) => before === after,
  });
  return trier({ path, mutation });
}

test.each([
  ['what no test notices', {}, { outcome: 'survived' }],
  ['the nearest', { notice: 'a/c.test.ts' }, { outcome: 'killed', by: 'a/c.test.ts › test' }],
  ['a further one', { notice: 'd/d.test.ts' }, { outcome: 'killed', by: 'd/d.test.ts › test' }],
  ['a test that fails anyway', { fail: 'a/b.test.ts' }, { outcome: 'survived' }],
  [
    'a test beside one that fails anyway',
    { notice: 'a/b.test.ts', fail: 'a/b.test.ts' },
    { outcome: 'killed', by: 'a/b.test.ts › test' },
  ],
  [
    'a test beside one that failed by chance',
    { notice: 'stories/a/B.stories.tsx', stumble: 'stories/a/B.stories.tsx' },
    { outcome: 'killed', by: 'stories/a/B.stories.tsx › test' },
  ],
  ['a file that fails to load anyway', { unloaded: 'a/b.test.ts' }, { outcome: 'survived' }],
  [
    'a picture, before further tests',
    { change: 'stories/a/B.stories.tsx--overview', notice: 'd/d.test.ts' },
    { outcome: 'killed by pictures', by: 'stories/a/B.stories.tsx--overview' },
  ],
  [
    'a picture that differs each time',
    { vary: 'stories/a/B.stories.tsx--overview' },
    { outcome: 'survived' },
  ],
  [
    'a picture that differs every other time',
    { alternate: 'stories/a/B.stories.tsx--overview' },
    { outcome: 'survived' },
  ],
  ['a test that never ends', { hang: 'stories/a/B.stories.tsx' }, { outcome: 'timed out' }],
])('a mutant is judged by %s', async (_name, tests, result) => {
  expect(await outcomeWith(testsThat(tests))).toEqual(result);
  expect(readFileSync(join(folder, 'Box.tsx'), 'utf8')).toBe(text);
});

test('a mutant is untested without tests, unusable if none loads, and judged by the compiler and the linter with and without tests', async () => {
  expect(await outcomeWith(testsThat({}), [])).toEqual({ outcome: 'untested' });
  const failing = testsThat({ unloaded: 'd/d.test.ts' });
  expect(await outcomeWith(failing, [further])).toEqual({ outcome: 'unusable' });
  const unnoticed = testsThat({});
  for (const rings of [[], [near]]) {
    const judgedBy = (holds: { types: boolean; lint: boolean }) =>
      outcomeWith(unnoticed, rings, holds);
    expect(await judgedBy({ types: false, lint: true })).toEqual({ outcome: 'killed by types' });
    expect(await judgedBy({ types: true, lint: false })).toEqual({ outcome: 'killed by lint' });
  }
});
