import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { runMain } from '#process/runMain.ts';
import { createAuthoredContent } from '#services/content/authoring/authoredContent.ts';
import { openVersionStore } from '#services/content/authoring/versionStore.ts';
import { exportContent, type FileChange } from '#services/content/export/exportContent.ts';
import { createLiveContent } from '#services/content/liveContent.ts';
import { parseEnvironment } from '#services/environment.ts';
import { readContentPlace } from '#services/group/group.ts';
import { groupFolderOf } from '#services/services.ts';

// Writes what editors have published into the content files of the group; with --drafts, what they haven't published as well.
await runMain(async () => {
  const environment = parseEnvironment(process.env);
  const { name, contentFolder } = readContentPlace(groupFolderOf(environment));
  const { dataFolder } = environment;
  const store = openVersionStore({ dataFolder, log: console.error });
  const files = createLiveContent(contentFolder, name).current;
  const authored = createAuthoredContent({ files, store, now: Date.now });
  const content = process.argv.includes('--drafts') ? authored.drafts() : authored.published();
  const changes = exportContent({ contentFolder, files: files(), content });
  store.close();
  for (const change of changes) write(change);
  if (changes.length === 0) console.log('The content files say what editors have published.');
  return 0;
});

function write({ file, text }: FileChange): void {
  const shown = relative(process.cwd(), file);
  if (text === undefined) {
    rmSync(file, { force: true });
    console.log(`Removed: ${shown}`);
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`Written: ${shown}`);
}
