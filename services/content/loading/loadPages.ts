import { join } from 'node:path';
import { listYaml } from '../../seed/seedFiles.ts';
import type { SeedReader } from '../../seed/seedReader.ts';
import { guidFrom } from '../guid.ts';
import { buildFields, type FieldContext } from './buildFields.ts';
import { buildPlaceholders, type RenderingContext, type SharedList } from './buildRenderings.ts';
import type { AuthoredSite } from './seedSchema.ts';
import { type AuthoredPage, pageSchema, renderingList } from './seedSchema.ts';
import type { Tree } from './tree.ts';

/** What is needed to load the pages of one language of a site. */
export interface PagesContext {
  site: AuthoredSite;
  language: string;
  /** Folder of that language in the seed. */
  folder: string;
  reader: SeedReader;
  tree: Tree;
}

/** A page file that was read. */
export interface ReadPage {
  file: string;
  routePath: string;
  /** Path in the content tree. */
  path: string;
  page: AuthoredPage;
}

/** Adds the pages of one language of a site to the tree. */
export function addPages(
  pages: readonly ReadPage[],
  context: PagesContext,
  tagPathOf: FieldContext['tagPathOf'],
): void {
  const shared = readShared(context);
  const byRoute = new Map(pages.map(({ routePath, path }) => [routePath.toLowerCase(), path]));
  const pagePathAt = (routePath: string) => byRoute.get(routePath.toLowerCase());
  for (const read of pages) addPage(read, context, { shared, pagePathAt, tagPathOf });
}

/** Reads the page files of one language of a site, and gives the pages their ids. */
export function readPages({ site, folder, reader, tree }: PagesContext): readonly ReadPage[] {
  const taken = new Set<string>();
  return listYaml(join(folder, 'pages')).flatMap(({ file, name }) => {
    const page = reader.read(file, pageSchema, 'the page is skipped');
    if (page === undefined) return [];
    const routePath = `/${name.replace(/(^|\/)index$/, '')}`;
    const path = itemPathOf(tree, site.name, page.translationOf ?? routePath);
    if (taken.has(path.toLowerCase())) {
      reader.report(file, 'another page of this language is the same page; this one is skipped');
      return [];
    }
    taken.add(path.toLowerCase());
    const problem = page.id === undefined ? undefined : tree.giveId(path, page.id);
    if (problem !== undefined) reader.report(file, idProblems[problem]);
    return [{ file, routePath, path, page }];
  });
}

/** The id of the folder with the fields of a page's blocks. It doesn't change when the page is moved. */
export function dataFolderIdOf(pageId: string): string {
  return guidFrom('data folder', pageId);
}

const idProblems = {
  hasOther: 'the id is not the one that the page has in another language, which is used',
  isTaken: 'another page has the id; it is not used here',
} as const;

function itemPathOf({ tenantPath }: Tree, siteName: string, routePath: string): string {
  const home = `${tenantPath}/${siteName}/Home`;
  return routePath === '/' ? home : `${home}${routePath}`;
}

function readShared({ site, folder, reader, tree }: PagesContext): Map<string, SharedList> {
  const lists = new Map<string, SharedList>();
  for (const { file, name } of listYaml(join(folder, 'shared'))) {
    const renderings = reader.read(file, renderingList, 'pages are served without it');
    const path = `${tree.tenantPath}/${site.name}/Data/${name}`;
    if (renderings !== undefined) {
      lists.set(name, { file, times: reader.times(file), path, renderings });
    }
  }
  return lists;
}

interface Lookups {
  shared: Map<string, SharedList>;
  pagePathAt: (routePath: string) => string | undefined;
  tagPathOf: FieldContext['tagPathOf'];
}

function addPage(read: ReadPage, context: PagesContext, lookups: Lookups): void {
  const { file, routePath, path, page } = read;
  const { site, language, reader, tree } = context;
  const times = reader.times(file);
  tree.giveId(`${path}/Data`, dataFolderIdOf(tree.idAt(path)));
  const building: RenderingContext = {
    tree,
    siteName: site.name,
    language,
    pagePathAt: lookups.pagePathAt,
    tagPathOf: lookups.tagPathOf,
    pagePath: path,
    times,
    shared: (name) => lookups.shared.get(name),
    report: (message) => reader.report(file, message),
    reportIn: reader.report,
  };
  tree.add({
    path,
    language,
    displayName: page.displayName,
    templateName: page.template,
    siteName: site.name,
    times,
    sortOrder: page.sortOrder,
    fields: buildFields(page.fields, { path, templateName: page.template }, building),
    layout: { routePath, placeholders: buildPlaceholders(page.placeholders, building) },
  });
}
