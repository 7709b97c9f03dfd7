import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import { missingIdProblems } from './missingIdProblems.ts';

let folder: string;

beforeEach(async () => {
  folder = await createTestFolder();
  await mkdir(join(folder, 'content/alfa/sv/pages'), { recursive: true });
  await write('site.yaml', 'languages: [sv]\n');
  await write('sv/pages/a.yaml', 'placeholders: { headless-main: [{ componentName: Blurb }] }\n');
});
afterEach(() => rm(folder, { recursive: true }));

function write(file: string, text: string): Promise<void> {
  return writeFile(join(folder, 'content/alfa', file), text);
}

const problems = (more = {}) => missingIdProblems({ GROUP_DIR: folder, ...more });

test('missing ids are problems in a group that has some', async () => {
  expect(problems()).toEqual([]);
  await write('sv/pages/b.yaml', `id: ${crypto.randomUUID()}\n`);
  expect(problems()).toEqual([
    'alfa/sv/pages/a.yaml: 2 ids are missing; npm run content:ids gives them',
  ]);
  expect(problems({ CONTENT_GRAPHQL_URL: 'https://edge.example' })).toEqual([]);
});
