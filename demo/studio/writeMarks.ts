/**
 * Writes the wordmarks and favicons of the sites, and the monograms of makes, into `demo/media`:
 * `node demo/studio/writeMarks.ts`.
 */

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makes, monogram } from './marks/makes.ts';
import { favicon, logos, markedSites } from './marks.ts';

const files = fileURLToPath(new URL('../media', import.meta.url));

for (const site of markedSites) {
  const marks = { ...logos(site), 'favicon.svg': favicon(site) };
  for (const [name, svg] of Object.entries(marks)) await writeFile(join(files, site, name), svg);
}

const folder = join(files, 'makes');
await rm(folder, { recursive: true, force: true });
await mkdir(folder);
for (const [slug, make] of makes) await writeFile(join(folder, `${slug}.svg`), monogram(make));
