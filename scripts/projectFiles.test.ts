import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesIn, ignoring, projectFiles } from './projectFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('without git, the files are those that .gitignore doesn’t leave out', () => {
  const files = ['a.ts', 'b/c.ts', 'b/dist/d.ts', 'dist/e.ts', 'x.log', '.storybook/main.ts'];
  for (const file of [...files, '.git/HEAD', 'node_modules/p/index.js']) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  writeFileSync(join(folder, '.gitignore'), 'node_modules/\nb/dist/\n\n# Logs\n*.log\n');
  expect(filesIn(folder)).toEqual([
    '.gitignore',
    '.storybook/main.ts',
    'a.ts',
    'b/c.ts',
    'dist/e.ts',
  ]);
});

test.each([
  ['node_modules/a/b.js', true],
  ['editor/node_modules/a', true],
  ['editor/dist/a.js', true],
  ['dist/a.js', false],
  ['editor/distance.ts', false],
  ['a.tsbuildinfo', true],
])('%s is ignored: %s', (path, expected) => {
  expect(ignoring('node_modules/\neditor/dist/\n*.tsbuildinfo')(path)).toBe(expected);
});

test('the files of this project are found', async () => {
  expect(await projectFiles()).toContain('scripts/projectFiles.ts');
});
