import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { type ImportGraph, neededBy, readModuleGraph } from './importGraph.ts';
import { projectFiles } from './projectFiles.ts';

/** Packages that only the editor needs. */
const packages = ['@dnd-kit/core', 'diff'];

let files: readonly string[];
let graph: ImportGraph;

beforeAll(async () => {
  files = (await projectFiles()).filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'));
  graph = readModuleGraph(files, (path) => readFileSync(path, 'utf8'));
});

/** What the site loads: its routes and its server. */
function isEntry(path: string): boolean {
  return /^(?:app|server)\//.test(path) || path === 'proxy.ts' || path === 'instrumentation.ts';
}

test('the site needs no module of the editor, so no visitor loads one', () => {
  const needed = [...neededBy(files.filter(isEntry), graph)];
  expect(needed).toContain('blocks/registry.ts');
  expect(needed.filter((path) => path.startsWith('editor/'))).toEqual([]);
});

test('the editor would be found', () => {
  const planted = new Map([...graph, ['app/planted.ts', ['editor/main.tsx']]]);
  expect(neededBy(['app/planted.ts'], planted)).toContain('editor/shell/Editor.tsx');
});

test('only the editor needs its packages', () => {
  const needers = files.filter((path) => {
    const text = readFileSync(path, 'utf8');
    return packages.some((name) => text.includes(`from '${name}'`));
  });
  expect(needers.length).toBeGreaterThan(1);
  expect(needers.filter((path) => !path.startsWith('editor/'))).toEqual([]);
});
