import { join } from 'node:path';
import { listFolders } from '../../seed/seedFiles.ts';
import { createSeedReader } from '../../seed/seedReader.ts';
import type { ContentTree } from '../model.ts';
import { loadSite } from './loadSite.ts';
import { createTree } from './tree.ts';

/** Reads all sites in a folder. Invalid content is skipped and reported; it is never fatal. */
export function loadSeed(seedFolder: string, tenantName: string): ContentTree {
  const reader = createSeedReader(seedFolder);
  const tree = createTree(tenantName);
  const sites = listFolders(seedFolder).flatMap((name) => {
    const site = loadSite(join(seedFolder, name), reader, tree);
    return site === undefined ? [] : [site];
  });
  const items = tree.items();
  return { sites, items, problems: reader.problems(), sharedLists: tree.sharedLists() };
}
