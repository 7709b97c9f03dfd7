/**
 * Writes the wordmarks and favicons of the sites into `services/media/files`:
 * `node services/media/studio/writeMarks.ts`.
 */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { favicon, logos, markedSites } from './marks.ts';

const files = fileURLToPath(new URL('../files', import.meta.url));

for (const site of markedSites) {
  const marks = { ...logos(site), 'favicon.svg': favicon(site) };
  for (const [name, svg] of Object.entries(marks)) await writeFile(join(files, site, name), svg);
}
