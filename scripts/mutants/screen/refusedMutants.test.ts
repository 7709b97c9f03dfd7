import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { root } from '../../processes.ts';
import type { Mutant } from '../report.ts';
import { complainedFiles, refusedMutants } from './refusedMutants.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-refused-'));
const paths = ['a', 'b', 'c'].map((name) => join(folder, name));
const [a = '', b = '', c = ''] = paths;
const read = (path: string) => readFileSync(path, 'utf8');

beforeAll(() => {
  for (const path of paths) writeFileSync(path, 'sound');
});
afterAll(() => rmSync(folder, { recursive: true }));

function mutant(path: string, to: string): Mutant {
  return { path, mutation: { line: 1, start: 0, end: 5, from: 'sound', to } };
}

test('a check refuses what it complains about, neither because of another file nor anyway', async () => {
  const mutants = [
    mutant(a, 'wrong'),
    mutant(a, 'right'),
    mutant(b, 'spread'),
    mutant(c, 'harmless'),
    mutant(c, 'wrong'),
  ];
  const runs: string[][] = [];
  const refused = await refusedMutants(mutants, async () => {
    runs.push(paths.map(read));
    return new Set([
      ...paths.filter((path) => read(path) === 'wrong'),
      ...(read(b) === 'spread' ? [c] : []),
    ]);
  });
  expect(refused).toHaveLength(2);
  expect(refused).toEqual(expect.arrayContaining([mutants[0], mutants[4]]));
  expect(runs[0]).toEqual(['sound', 'sound', 'sound']);
  expect(paths.map(read)).toEqual(['sound', 'sound', 'sound']);
  await expect(refusedMutants(mutants, async () => new Set(paths))).resolves.toEqual([]);
  await expect(refusedMutants([], async () => new Set(paths))).resolves.toEqual([]);
});

test('files are put back when a check fails to run', async () => {
  const complaints = vi
    .fn<() => Promise<ReadonlySet<string>>>()
    .mockResolvedValueOnce(new Set())
    .mockRejectedValueOnce(new Error('no compiler'));
  await expect(refusedMutants([mutant(a, 'wrong')], complaints)).rejects.toThrow('no compiler');
  expect(read(a)).toBe('sound');
});

test('the files of errors are found in the output of the compiler and of the linter', () => {
  const output = `domain/fillText.ts(45,11): error TS2322: Type 'a' is not assignable to type 'b'.
  Property 'x' does not exist on type 'Y'.
::error title=lint/suspicious/noDebugger,file=${join(root, 'domain/units.ts')},line=45::This is unexpected.
::warning title=lint/style/useConst,file=domain/parseJson.ts,line=1::This is only a warning.
`;
  expect([...complainedFiles(output)]).toEqual(['domain/fillText.ts', 'domain/units.ts']);
});
