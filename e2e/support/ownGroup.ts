import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Site } from '#domain/sites/site.ts';
import { root } from '#scripts/processes.ts';

/** The demo group with the content of the sites that a test changes. */
export interface OwnGroup {
  /** `GROUP_DIR` of the services. */
  readonly folder: string;
  /** Replaces a text in a content file of the first site, which the services notice and report to the webhook. */
  readonly edit: (file: string, from: string, to: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Copies the content of sites, and links everything else of the group. */
export async function createOwnGroup(
  site: Site['id'],
  ...others: readonly Site['id'][]
): Promise<OwnGroup> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-group-'));
  const demo = join(root, 'demo');
  for (const name of await readdir(demo)) {
    if (name !== 'content') await symlink(join(demo, name), join(folder, name));
  }
  for (const each of [site, ...others]) {
    const copied = join('content', each);
    await cp(join(demo, copied), join(folder, copied), { recursive: true });
  }
  const content = join('content', site);
  return {
    folder,
    edit: async (file, from, to) => {
      const path = join(folder, content, file);
      const text = await readFile(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} doesn’t contain "${from}".`);
      await writeFile(path, text.replace(from, to));
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
