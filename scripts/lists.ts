import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { derivedFiles } from './lists/derivedFiles.ts';
import { root } from './processes.ts';

// Writes the lists that follow from folders and tables, such as the registry of blocks.
process.chdir(root);
for (const { path, write } of derivedFiles) {
  const file = join(root, path);
  const text = await readFile(file, 'utf8');
  const current = await write(text);
  if (current === text) continue;
  await writeFile(file, current);
  console.log(`Written: ${path}`);
}
