/**
 * Draws the portraits of the chains' staff into `demo/media/people`, and writes their catalogue:
 * `node demo/studio/people.ts`.
 */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cast } from './people/cast.ts';
import { portrait } from './people/portrait.ts';
import { type ChainName, wardrobes } from './people/wardrobe.ts';

const catalogueFile = fileURLToPath(new URL('../stock/facilities/portraits.json', import.meta.url));
const files = fileURLToPath(new URL('../media/people', import.meta.url));

for (const chain of Object.keys(wardrobes) as ChainName[]) {
  const folder = join(files, chain);
  await mkdir(folder, { recursive: true });
  for (const [place, person] of cast.entries()) {
    await writeFile(join(folder, `${person.id}.svg`), portrait(person, place, chain));
  }
}
const catalogue = cast.map(({ id, looks, work }) => ({ id, looks, work }));
await writeFile(catalogueFile, `${JSON.stringify(catalogue, undefined, 2)}\n`);
