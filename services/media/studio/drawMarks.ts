/** Writes the wordmarks and favicons of all sites: `node services/media/studio/drawMarks.ts`. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { favicon, logos, markedSites } from './marks.ts';

const files = fileURLToPath(new URL('../files', import.meta.url));

for (const site of markedSites) {
  for (const [name, svg] of Object.entries(logos(site))) {
    await writeFile(join(files, site, name), svg);
  }
  await writeFile(join(files, site, 'favicon.svg'), favicon(site));
}
