import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { clockAt } from '../../testing/clockAt.ts';
import type { StoreFixture } from '../../testing/storeFixture.ts';
import { createTestFolder } from './testFolder.ts';

/** What all stores of a test have in common. */
interface FileOptions {
  readonly file: string;
  readonly now: () => number;
}

/** Data in a SQLite file, in a folder of its own. */
export async function createSqliteFixture<Store, Options>(
  create: (file: FileOptions, options: Options | undefined) => Store,
): Promise<StoreFixture<Store, Options>> {
  const root = await createTestFolder();
  const folder = join(root, 'store');
  const { now, pass } = clockAt();
  const file = join(folder, 'entries.sqlite');
  return {
    open: (options) => create({ file, now }, options),
    pass: async (ms) => pass(ms / 1000),
    content: async () => {
      const files = await readdir(folder);
      const contents = files.map((name) => readFile(join(folder, name), 'latin1'));
      return (await Promise.all(contents)).join('');
    },
    remove: () => rm(root, { recursive: true }),
  };
}
