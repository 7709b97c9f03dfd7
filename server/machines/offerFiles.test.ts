import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { BuildFile } from '#app/pageStore/buildFiles.ts';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import type { AskFramework } from '../cache/frameworkAnswer.ts';
import { offerFiles, readFilePaths } from './offerFiles.ts';

const ask: AskFramework = async ({ url }) => {
  if (url.endsWith('broken.js')) throw new Error('no answer');
  return {
    status: url.endsWith('missing.js') ? 404 : 200,
    headers: [['content-type', 'text/javascript']],
    body: Buffer.from(url),
    etag: undefined,
    origin: undefined,
  };
};

function offer(isClaimed: boolean) {
  const add = vi.fn(async (_path: string, _file: BuildFile) => undefined);
  const files = { claim: async () => isClaimed, add, find: async () => undefined };
  const paths = ['/a.js', '/broken.js', '/missing.js', '/b.js'];
  return { add, done: offerFiles({ files, build: 'build', paths, ask, host: 'nordvik.example' }) };
}

test('the files of a build are added as the framework answers them', async () => {
  const { add, done } = offer(true);
  await done;
  expect(add.mock.calls).toEqual([
    ['/a.js', { type: 'text/javascript', body: Buffer.from('/a.js') }],
    ['/b.js', { type: 'text/javascript', body: Buffer.from('/b.js') }],
  ]);
});

test('nothing is added while another process does', async () => {
  const { add, done } = offer(false);
  await done;
  expect(add).not.toHaveBeenCalled();
});

test('the paths of a build’s files are those at which the framework answers', async () => {
  const output = await createTestFolder();
  await mkdir(join(output, 'static', 'chunks'), { recursive: true });
  await writeFile(join(output, 'static', 'chunks', 'a.js'), '');
  expect(await readFilePaths(output)).toEqual(['/_next/static/chunks/a.js']);
  await rm(output, { recursive: true });
});
