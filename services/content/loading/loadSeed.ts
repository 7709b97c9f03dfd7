import { join } from 'node:path';
import type { ContentTree } from '../model.ts';
import { loadSite } from './loadSite.ts';
import { listFolders } from './seedFiles.ts';
import { createSeedReader } from './seedReader.ts';
import { createTree } from './tree.ts';

/** Reads the whole seed folder. What cannot be used is left out and reported, never fatal. */
export function loadSeed(seedFolder: string): ContentTree {
  const reader = createSeedReader(seedFolder);
  const tree = createTree();
  const sites = listFolders(seedFolder).flatMap((name) => {
    const site = loadSite(join(seedFolder, name), reader, tree);
    return site === undefined ? [] : [site];
  });
  return { sites, items: tree.items(), problems: reader.problems() };
}
