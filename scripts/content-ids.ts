import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { runMain } from '#process/runMain.ts';
import { giveIds } from '#services/content/seedIds/giveIds.ts';
import { parseEnvironment } from '#services/environment.ts';
import { readContentPlace } from '#services/group/group.ts';
import { groupFolderOf } from '#services/services.ts';

// Gives ids to the pages and blocks of the content files that have none.
await runMain(async () => {
  const folder = groupFolderOf(parseEnvironment(process.env));
  const { name: tenantName, contentFolder } = readContentPlace(folder);
  const { lacking } = giveIds({ contentFolder, tenantName, newId: randomUUID });
  for (const { file, text, given } of lacking) {
    writeFileSync(file, text);
    console.log(`${relative(process.cwd(), file)}: ${given} new ids`);
  }
  if (lacking.length === 0) console.log('All pages and blocks have ids.');
  return 0;
});
