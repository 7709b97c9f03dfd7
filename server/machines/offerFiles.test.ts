import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { BuildFile } from '#app/pageStore/buildFiles.ts';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import type { AskFramework } from '../cache/frameworkAnswer.ts';
import { offerFiles, readFilePaths } from './offerFiles.ts';

const ask: AskFramework = async ({ url }) => {
  if (url === '/broken.js') throw new Error('no answer');
  return {
    status: url === '/missing.js' ? 404 : 200,
    headers: [['content-type', 'text/javascript']],
    body: Buffer.from(url),
    etag: undefined,
    origin: undefined,
  };
};

/** Offers files to a store that refuses one. */
async function offer(paths: readonly string[], isClaimed = true) {
  const add = vi.fn(async (path: string, _file: BuildFile) => path !== '/refused.js');
  const release = vi.fn(async () => undefined);
  const files = { claim: async () => isClaimed, release, add, find: async () => undefined };
  await offerFiles({ files, build: 'build', paths, ask, host: 'nordvik.example' });
  return { added: add.mock.calls, isReleased: release.mock.calls.length > 0 };
}

test('the files of a build are added as the framework answers them', async () => {
  expect(await offer(['/a.js', '/b.js'])).toEqual({
    added: [
      ['/a.js', { type: 'text/javascript', body: Buffer.from('/a.js') }],
      ['/b.js', { type: 'text/javascript', body: Buffer.from('/b.js') }],
    ],
    isReleased: false,
  });
});

test.each([
  ['/refused.js', true],
  ['/broken.js', false],
  ['/missing.js', false],
])('without %s, the others are added; another call tries again: %s', async (path, isReleased) => {
  const offered = await offer([path, '/b.js']);
  expect(offered.added.at(-1)?.[0]).toBe('/b.js');
  expect(offered.isReleased).toBe(isReleased);
});

test('nothing is added while another process does', async () => {
  expect(await offer(['/a.js'], false)).toEqual({ added: [], isReleased: false });
});

test('the paths of a build’s files are those at which the framework answers', async () => {
  const output = await createTestFolder();
  await mkdir(join(output, 'static', 'chunks'), { recursive: true });
  await writeFile(join(output, 'static', 'chunks', 'a.js'), '');
  expect(await readFilePaths(output)).toEqual(['/_next/static/chunks/a.js']);
  await rm(output, { recursive: true });
});
