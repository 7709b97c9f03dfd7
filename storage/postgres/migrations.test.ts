import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestFolder } from '../sqlite/testing/testFolder.ts';
import { readMigrations } from './migrations.ts';

let folder: string;
const write = (name: string, text: string) => writeFile(join(folder, name), text);

beforeEach(async () => {
  folder = await createTestFolder();
});
afterEach(() => rm(folder, { recursive: true }));

test('migrations are read in their order, with the releases that can use the schema after them', async () => {
  await write('002-drop-a.sql', '-- Usable from 002.\nDROP TABLE a;');
  await write('001-a.sql', '-- Usable from 001.\nCREATE TABLE a ();');
  expect(await readMigrations(folder)).toMatchObject([
    { number: 1, name: '001-a.sql', usableFrom: 1 },
    { number: 2, name: '002-drop-a.sql', usableFrom: 2 },
  ]);
});

test.each([
  ['has no number', 'a.sql', '-- Usable from 001.\n'],
  ['leaves a number out', '002-a.sql', '-- Usable from 001.\n'],
  ['doesn’t say which releases can use the schema', '001-a.sql', 'CREATE TABLE a ();'],
  ['can’t be used by its own release', '001-a.sql', '-- Usable from 002.\n'],
])('a file that %s is refused', async (_what, name, text) => {
  await write(name, text);
  await expect(readMigrations(folder)).rejects.toThrow(`${name} is no migration`);
});
