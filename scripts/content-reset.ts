import { createInterface } from 'node:readline/promises';
import { runMain } from '#process/runMain.ts';
import { openVersionStore } from '#services/content/authoring/versionStore.ts';
import { parseEnvironment } from '#services/environment.ts';

// Drops all changes of editors, so that the content is that of the files again. Asks first, unless --yes is given.
await runMain(async () => {
  const { dataFolder } = parseEnvironment(process.env);
  const store = openVersionStore({ dataFolder, log: console.error });
  const { length: count } = store.latest();
  const isConfirmed = count > 0 && (process.argv.includes('--yes') || (await confirm(count)));
  if (isConfirmed) store.clear();
  store.close();
  if (count === 0) console.log('Editors have changed nothing.');
  else if (isConfirmed) console.log('Dropped. Restart the services if they are running.');
  else console.log('Nothing was dropped. To drop the changes without a question, add --yes.');
  return count === 0 || isConfirmed ? 0 : 1;
});

async function confirm(count: number): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const question = `Drop the changes of ${count} items, drafts and published ones? They can't be restored. [y/N] `;
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim().toLowerCase() === 'y';
}
