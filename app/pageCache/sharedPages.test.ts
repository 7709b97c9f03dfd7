import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clockAt } from '#storage/testing/clockAt.ts';
import { openCache } from './pageCacheFixtures.ts';
import { describeSharedPagesContract } from './testing/sharedPagesContract.ts';

describeSharedPagesContract(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-pages-'));
  // Claims compare their time with that of files.
  const clock = clockAt(Date.now());
  return {
    open: () => {
      const { cache } = openCache({ folder, now: clock.now, isShared: true });
      return { cache, now: clock.now, close: () => cache.filed() };
    },
    pass: async (ms) => clock.pass(ms / 1_000),
    content: async () => (await readdir(folder)).join(),
    claims: () => readdir(join(folder, 'claims')),
    remove: () => rm(folder, { recursive: true }),
  };
});
