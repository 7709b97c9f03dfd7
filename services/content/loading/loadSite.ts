import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFolders } from '../../seed/seedFiles.ts';
import type { SeedReader } from '../../seed/seedReader.ts';
import type { Phrase, Site } from '../model.ts';
import { loadDictionary } from './loadDictionary.ts';
import { addPages, readPages } from './loadPages.ts';
import { loadSettings } from './loadSettings.ts';
import { loadTags } from './loadTags.ts';
import { type AuthoredSite, siteSchema } from './seedSchema.ts';
import type { Tree } from './tree.ts';

/** Loads one site's folder into the tree; undefined if its site file cannot be used. */
export function loadSite(folder: string, reader: SeedReader, tree: Tree): Site | undefined {
  const file = join(folder, 'site.yaml');
  if (!existsSync(file)) {
    reader.report(folder, 'has no site.yaml; the folder is skipped');
    return undefined;
  }
  const site = reader.read(file, siteSchema, 'the site is skipped');
  if (site === undefined) return undefined;
  if (site.name !== basename(folder)) {
    reader.report(file, `name must be ${basename(folder)}, as its folder is; the site is skipped`);
    return undefined;
  }
  reportStrayFolders(folder, site, reader);
  const dictionaries = new Map<string, readonly Phrase[]>();
  const contexts = site.languages.map((language) => {
    return { site, language, folder: join(folder, language), reader, tree };
  });
  // One language may give a page its id, so all are read first.
  const read = contexts.map((context) => ({ context, pages: readPages(context) }));
  for (const { context, pages } of read) {
    const { language } = context;
    addPages(pages, context, loadTags(context));
    loadSettings(context, file);
    dictionaries.set(language, loadDictionary(context));
  }
  return toSite(site, dictionaries, tree);
}

function reportStrayFolders(folder: string, site: AuthoredSite, reader: SeedReader): void {
  for (const name of listFolders(folder)) {
    if (site.languages.includes(name)) continue;
    reader.report(join(folder, name), 'is not a language of the site; the folder is skipped');
  }
}

function toSite(
  authored: AuthoredSite,
  dictionaries: Site['dictionaries'],
  { tenantPath }: Tree,
): Site {
  const { settings: _, ...site } = authored;
  const sitemapAddress = `https://${site.hostname}/sitemap.xml`;
  return {
    ...site,
    rootPath: `${tenantPath}/${site.name}`,
    robots: site.robots ?? `User-agent: *\nAllow: /\nSitemap: ${sitemapAddress}\n`,
    sitemap: site.sitemap,
    llmsTxt: site.llmsTxt,
    dictionaries,
  };
}
