import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../processes.ts';
import { listedSheets } from './listedSheets.ts';
import { sharedSheet } from './sharedSheets.ts';

// Read first, because the parent may be killed during the work.
const parent = process.ppid;

/**
 * Compiles all style sheets before the bundler asks for them, and then those for which it asks, until a signal ends
 * the process. A style sheet that fails is left to the bundler, which reports it.
 */
const list = await readFile(join(root, 'styles', 'all.ts'), 'utf8');
for (const sheet of listedSheets(list, root)) await sharedSheet(root, sheet).catch(() => undefined);

// Keeps the process alive, which waiting for requests doesn't, and ends it if its parent was killed.
setInterval(() => {
  if (process.ppid !== parent) process.exit();
}, 5_000);
