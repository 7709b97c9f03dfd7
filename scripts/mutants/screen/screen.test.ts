import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readModules } from '../../syntax/readModules.ts';
import { mutated, mutationsOf } from '../mutationsOf.ts';
import type { Mutant } from '../report.ts';
import { screen } from './screen.ts';
import { screenEventsIn, unfinishedIn } from './screenPlan.ts';
import { switchable } from './switchable.ts';
import { switches } from './switches.ts';
import { fileOf, testKey } from './testKey.ts';
import { testsToTry } from './testsToTry.ts';
import { Trial } from './trial.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-screen-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

function mutationsIn(name: string, text: string) {
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "jsx": "preserve" } }');
  writeFileSync(join(folder, name), text);
  const [module] = readModules([name], folder);
  return (module ? mutationsOf(module.tree) : []).map((mutation, id) => ({ id, mutation }));
}

const code = `type Size = 1 | 2;
const names = { 1: 'one', title: 'Hej', isOpen: true };
function area(width: number, { height = 3, 0: depth = 1 } = {}): string {
  const size: Size = width > 2 && height !== 4 || width <= -1 ? 2 : 1;
  if (size === (width < 5 ? 2 : 1)) return names.title + depth;
  return \`\${names[1]}\${names.isOpen ? height : width + 7}\`;
}
`;
const arguments_ = [-1, 0, 2, 3, 5, 6].flatMap((width) =>
  [{}, { height: 4 }, { height: 3, 0: 2 }].map((box) => [width, box]),
);

/** What the function answers, for arguments on both sides of its conditions. */
function answersOf(text: string): unknown {
  const body = stripTypeScriptTypes(text).replace(/^import .*?;/, '');
  const area = new Function('mutantIsOn', `${body}; return area;`)((id: number) => {
    return switches.on === id;
  });
  return arguments_.map((each) => area(...each));
}

test('a module with switches does what the module with the mutant does, and without one what it did', () => {
  const numbered = mutationsIn('area.ts', code);
  const text = switchable(code, numbered);
  expect(answersOf(text)).toEqual(answersOf(code));
  expect(numbered.filter(({ mutation }) => !mutation.site)).toEqual([]);
  for (const { id, mutation } of numbered) {
    switches.on = id;
    expect(answersOf(text), `${mutation.from} → ${mutation.to}`).toEqual(
      answersOf(mutated(code, mutation)),
    );
  }
  switches.on = undefined;
});

test('an attribute is switched with the code in it, and directives stay first', () => {
  const text = `'use client';
export const a = <A b c={d && 1} e="f" g=<H />>Text</A>;
`;
  const written = switchable(text, mutationsIn('a.tsx', text));
  expect(written).toMatch(/^'use client';import \{ isOn as mutantIsOn \} from ".*switches\.ts";\n/);
  const attributes = [
    '{...(mutantIsOn(0) ? ({}) : { "b": true })}',
    '{...(mutantIsOn(1) ? ({}) : { "c": ((mutantIsOn(2) ? (d || 1) : (d && (mutantIsOn(3) ? (2) : (1))))) })}',
    '{...(mutantIsOn(4) ? ({}) : { "e": "f" })}',
    '{...(mutantIsOn(5) ? ({}) : { "g": <H /> })}',
  ];
  expect(written).toContain(`<A ${attributes.join(' ')}>Text</A>`);
});

test('the nearest tests are tried first, slow ones later, and none again with the same mutant', () => {
  const mutation = { line: 1, start: 0, end: 1, from: 'a', to: 'b' };
  const left = new Map([[7, { path: 'domain/cars/price.ts', mutation }]]);
  const tests = [
    { test: 'app/page.test.ts › far', ms: 1 },
    { test: 'domain/cars/list.test.ts › beside', ms: 1 },
    { test: 'domain/cars/price.test.ts › slow', ms: 800 },
    { test: 'domain/cars/price.test.ts › own', ms: 1 },
    { test: 'domain/cars/list/all.test.ts › same part', ms: 1 },
  ];
  const tried = new Map([
    ['domain/cars/price.test.ts › slow', new Set([7])],
    ['app/page.test.ts › far', new Set([8])],
  ]);
  const triedBetween = (from: number, to: number) =>
    testsToTry(left, { covering: new Map([[7, tests]]), tried, ranks: { from, to } });
  expect(triedBetween(0, 2)).toEqual({
    'domain/cars/price.test.ts › own': [7],
    'domain/cars/list.test.ts › beside': [7],
  });
  expect(triedBetween(2, 9)).toEqual({
    'domain/cars/list/all.test.ts › same part': [7],
    'app/page.test.ts › far': [7],
  });
});

/** The attempts of a test, of which some fail, by their places in the order. */
function attemptsOf(trial: Trial, failing: readonly number[]) {
  const attempts: string[] = [];
  const noticed = new Set<number>();
  for (;;) {
    const attempt = trial.next(noticed);
    if (!attempt) return { attempts, noticed: [...noticed] };
    const hasFailed = failing.includes(attempts.length);
    attempts.push(attempt.kind === 'mutant' ? `with ${attempt.mutant}` : 'sound');
    const mutant = trial.noticedAfter(attempt, { hasFailed, asked: 100 });
    if (mutant !== undefined) noticed.add(mutant);
  }
}

test('a test that fails must pass without the mutant again, or it proves nothing', () => {
  const steady = new Trial([1, 2, 3]);
  expect(attemptsOf(steady, [2, 4])).toEqual({
    attempts: ['sound', 'with 1', 'with 2', 'sound', 'with 3', 'sound'],
    noticed: [2, 3],
  });
  expect(steady.mostAsked).toBe(22_000);
  expect(attemptsOf(new Trial([1, 2, 3]), [1, 2])).toEqual({
    attempts: ['sound', 'with 1', 'sound'],
    noticed: [],
  });
  expect(attemptsOf(new Trial([1]), [0])).toEqual({ attempts: ['sound'], noticed: [] });
  expect(new Trial([]).next(new Set())).toBeUndefined();
  expect(new Trial([1]).next(new Set([1]))).toBeUndefined();
});

test('a property has the same key in all runs', () => {
  expect(testKey('a.test.ts', 'adds (with seed=-17)')).toBe('a.test.ts › adds');
});

test('a run that ended while it wrote loses only its last line, and is known not to have ended its test', () => {
  const events = [
    { kind: 'started', test: 'a' },
    { kind: 'ended', test: 'a', ms: 1, hasPassed: true, met: [] },
    { kind: 'started', test: 'b' },
  ];
  const read = screenEventsIn(
    `${events.map((each) => JSON.stringify(each)).join('\n')}\n{"kind":"en`,
  );
  expect(read).toEqual(events);
  expect(unfinishedIn(read)).toEqual(['b']);
});

test('unit tests notice the mutants of the code that they run', async () => {
  const path = 'domain/alert/alert.ts';
  const testFile = 'domain/alert/alert.test.ts';
  const mutants = readModules([path]).flatMap(({ tree }) =>
    mutationsOf(tree).map((mutation): Mutant => ({ path, mutation })),
  );
  const noticed = new Map<Mutant, string>();
  await screen(
    mutants,
    { graph: new Map([[testFile, [path]]]), read: (file) => readFileSync(file, 'utf8') },
    { onNoticed: (mutant, by) => noticed.set(mutant, by), onProgress: () => undefined },
  );
  expect([...noticed.keys()]).toEqual(expect.arrayContaining([...mutants]));
  for (const by of noticed.values()) expect(fileOf(by)).toBe(testFile);
}, 60_000);
