import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readYaml } from '../../seed/readYaml.ts';
import { listFolders, listYaml } from '../../seed/seedFiles.ts';
import { itemIdAt } from '../loading/tree.ts';
import { insertAll, readFileIds, type SeedFileIds } from './missingIds.ts';

interface GiveIdsOptions {
  /** Folder of the sites' content (docs/group-folder.md). */
  readonly contentFolder: string;
  /** Name of the item above all sites. */
  readonly tenantName: string;
  readonly newId: () => string;
}

/** A content file with the ids that it lacked. */
export interface FileWithIds {
  readonly file: string;
  /** The new text of the file. */
  readonly text: string;
  /** How many ids it lacked. */
  readonly given: number;
}

/** What is known of the ids of all content files. */
export interface IdsOfContent {
  /** Whether any file has an id. */
  readonly hasSome: boolean;
  /** The files that lack ids. */
  readonly lacking: readonly FileWithIds[];
}

const siteLanguages = z.looseObject({ languages: z.array(z.string()) });
const translated = z.looseObject({ translationOf: z.string().optional() });

/**
 * Gives ids to the pages and blocks that have none. A page has the same id in all its languages, and so have blocks that are at
 * the same place of it. Files that can't be read are left out.
 */
export function giveIds(options: GiveIdsOptions): IdsOfContent {
  const { contentFolder } = options;
  const known: KnownIds = { pages: new Map(), blocks: new Map(), used: new Set(), hasSome: false };
  const files = listFolders(contentFolder).flatMap((site) => filesOf(join(contentFolder, site)));
  for (const each of files) learn(each, known);
  const lacking = files.flatMap((each) => complete(each, known, options));
  return { hasSome: known.hasSome, lacking };
}

/** A content file with what the same file in other languages has in common with it. */
interface ReadFile {
  readonly file: string;
  readonly text: string;
  readonly ids: SeedFileIds;
  /** Path of the page below the tenant's item, or of the list of blocks. The same in all languages. */
  readonly subject: string;
  readonly isPage: boolean;
}

interface KnownIds {
  /** By subject. */
  readonly pages: Map<string, string>;
  /** By subject and place. */
  readonly blocks: Map<string, string[]>;
  readonly used: Set<string>;
  hasSome: boolean;
}

function filesOf(folder: string): readonly ReadFile[] {
  const site = readYaml(join(folder, 'site.yaml'), siteLanguages);
  if (site.kind === 'failed') return [];
  return site.value.languages.flatMap((language) => [
    ...readFiles(folder, join(language, 'pages'), true),
    ...readFiles(folder, join(language, 'shared'), false),
  ]);
}

function readFiles(folder: string, below: string, isPage: boolean): readonly ReadFile[] {
  const site = folder.slice(folder.lastIndexOf('/') + 1);
  return listYaml(join(folder, below)).flatMap(({ file, name }) => {
    const text = readFileSync(file, 'utf8');
    const ids = readFileIds(text);
    if (!ids) return [];
    const subject = isPage ? `${site}/Home${addressOf(file, name)}` : `${site}/Data/${name}`;
    return [{ file, text, ids, subject, isPage }];
  });
}

/** The address of a page in the site's default language, as its path in the content tree ends. */
function addressOf(file: string, name: string): string {
  const read = readYaml(file, translated);
  const translationOf = read.kind === 'read' ? read.value.translationOf : undefined;
  const address = translationOf ?? `/${name.replace(/(^|\/)index$/, '')}`;
  return address === '/' ? '' : address;
}

function learn({ ids, subject }: ReadFile, known: KnownIds): void {
  if (ids.id !== undefined && !known.pages.has(subject)) known.pages.set(subject, ids.id);
  for (const { place, uid } of ids.blocks) if (uid !== undefined) note(known, subject, place, uid);
  known.hasSome ||= ids.id !== undefined || ids.blocks.some(({ uid }) => uid !== undefined);
  if (ids.id !== undefined) known.used.add(ids.id);
}

function note({ blocks }: KnownIds, subject: string, place: string, uid: string): void {
  const key = `${subject} ${place}`;
  blocks.set(key, [...(blocks.get(key) ?? []), uid]);
}

function complete(read: ReadFile, known: KnownIds, options: GiveIdsOptions): FileWithIds[] {
  const { file, text, ids, subject, isPage } = read;
  const own = new Set(ids.blocks.flatMap(({ uid }) => uid ?? []));
  const missing = ids.blocks.filter(({ uid }) => uid === undefined);
  const insertions = missing.map(({ place, insertion }) => {
    const inOthers = known.blocks.get(`${subject} ${place}`) ?? [];
    const uid = inOthers.find((each) => !own.has(each)) ?? options.newId();
    own.add(uid);
    note(known, subject, place, uid);
    return insertion(uid);
  });
  if (isPage && ids.id === undefined)
    insertions.push(ids.insertId(pageId(subject, known, options)));
  if (insertions.length === 0) return [];
  return [{ file, text: insertAll(text, insertions), given: insertions.length }];
}

/** The id that the page has had without one in the file, unless another page has it. */
function pageId(subject: string, known: KnownIds, { tenantName, newId }: GiveIdsOptions): string {
  const derived = itemIdAt(`/sitecore/content/${tenantName}/${subject}`);
  const id = known.pages.get(subject) ?? (known.used.has(derived) ? newId() : derived);
  known.pages.set(subject, id);
  known.used.add(id);
  return id;
}
