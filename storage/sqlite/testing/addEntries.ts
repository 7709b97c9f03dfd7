import { addEntry, openEntries } from './entries.ts';

// A process that adds the entries it is sent, for tests of processes that share a file.
const [, , path = ''] = process.argv;
const store = openEntries({ path, now: () => performance.now(), log: () => undefined });

process.on('message', (id) => process.send?.(addEntry(store, String(id))));
process.on('disconnect', () => {
  store.close();
  process.exit();
});
