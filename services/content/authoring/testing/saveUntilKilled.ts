import { flushCompileCache } from 'node:module';
import { openVersionStore } from '../versionStore.ts';
import { testVersion } from './testVersions.ts';

// A process that saves two items at once, again and again, and says which saves are confirmed, until it is killed.
// A process that is killed writes no cache, and the next ones start faster with it.
flushCompileCache();
const [, , dataFolder = '', first = ''] = process.argv;
const store = openVersionStore({ dataFolder, log: () => undefined });

function save(version: number): void {
  const pages = ['page', 'block'];
  store.add({
    versions: pages.map((item) => testVersion(item, version)),
    live: pages.map((item) => ({ item, language: 'sv', version })),
  });
  process.send?.(version);
  setImmediate(save, version + 1);
}

save(Number(first));
