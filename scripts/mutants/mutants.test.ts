import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readModules } from '../syntax/readModules.ts';
import { type Mutation, mutated, mutationsOf } from './mutationsOf.ts';
import { describeMutant, summaryOf } from './report.ts';
import { sample } from './sample.ts';

const text = `import { a } from './a.ts';
export function Box({ size = 'm', isOpen = false, max = 3 }) {
  if (a < max && isOpen) return null;
  const texts = { title: 'Hej', help: 'What it says.' };
  return <button key="1" aria-label={texts.title} onClick={() => a(true ? size : '')}>Ok</button>;
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
    [3, 'a < max && isOpen', '!(a < max && isOpen)'],
    [3, '&&', '||'],
    [3, '<', '<='],
    [4, "'Hej'", "''"],
    [5, 'aria-label={texts.title}', ''],
    [5, "onClick={() => a(true ? size : '')}", ''],
    [5, 'true', '!(true)'],
    [5, 'Ok', ''],
  ]);
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
  expect(sample(items, 200, 1)).toEqual(items);
});

test('the report names file, line and change of what no test noticed', () => {
  const mutation = { line: 3, start: 0, end: 1, from: 'a\n  < b', to: 'a <= b' };
  expect(describeMutant({ path: 'a/b.ts', mutation })).toBe('a/b.ts:3: a < b → a <= b');
  const removed = { ...mutation, to: '' };
  expect(describeMutant({ path: 'a/b.ts', mutation: removed })).toBe('a/b.ts:3: a < b → (removed)');
  expect(
    summaryOf(['killed', 'killed', 'killed by types', 'survived', 'untested', 'unusable']),
  ).toBe(
    '6 mutants: 2 killed by tests, 1 by types, 1 survived, 1 reached by no test, 1 with tests that fail anyway.',
  );
});
