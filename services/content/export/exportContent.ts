import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparableText } from '../authoring/itemState.ts';
import { type Item, type PageItem, type Rendering, type Site, sharedListKey } from '../model.ts';
import { rawValue } from '../rawValue.ts';
import { lacksIds } from '../seedIds/missingIds.ts';
import { type ContentStore, settingsPath } from '../store.ts';
import { exportFields } from './exportFields.ts';
import { type ExportContext, exportPage, exportSharedList } from './exportPage.ts';
import { patchYaml, writeYaml } from './patchYaml.ts';

/** A content file to write or to remove. */
export interface FileChange {
  readonly file: string;
  /** Undefined: the file is removed. */
  readonly text: string | undefined;
}

interface ExportOptions {
  /** Folder of the sites' content (docs/group-folder.md). */
  readonly contentFolder: string;
  /** What the files say now. */
  readonly files: ContentStore;
  /** What they shall say. */
  readonly content: ContentStore;
}

/** The changes of the content files that make them say what editors have changed. Files that already do are left out. */
export function exportContent({
  contentFolder,
  files,
  content,
}: ExportOptions): readonly FileChange[] {
  return content.sites.flatMap((site) => {
    const folder = join(contentFolder, site.name);
    const before = valuesOf(files, site, folder);
    const after = valuesOf(content, site, folder);
    const removed = [...before.keys()].filter((file) => !after.has(file));
    return [
      ...[...after].flatMap(([file, value]) => changeOf(file, before.get(file), value)),
      ...removed.map((file) => ({ file, text: undefined })),
    ];
  });
}

function changeOf(file: string, before: unknown, after: unknown): readonly FileChange[] {
  if (before !== undefined && comparableText(before) === comparableText(after)) return [];
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  // Without uids, the blocks that stay would get other ids from their new places.
  const isPatched =
    text !== undefined && before !== undefined && !(hasIds(after) && lacksIds(text));
  return [{ file, text: isPatched ? patchYaml(text, before, after) : writeYaml(after) }];
}

/** Pages and lists of blocks have ids, and nothing in their files that isn't written. */
function hasIds(value: unknown): boolean {
  return Array.isArray(value) || (typeof value === 'object' && value !== null && 'id' in value);
}

type FileValues = ReadonlyMap<string, unknown>;

/** The values of the files of a site, as far as editors can change them, in the order of the keys. */
function valuesOf(store: ContentStore, site: Site, folder: string): FileValues {
  const own = store.site(site.name) ?? site;
  const values = new Map<string, unknown>([[join(folder, 'site.yaml'), siteValues(own, store)]]);
  for (const language of own.languages) {
    const context = { store, site: own, owners: new Map<string, Rendering>() };
    for (const [file, value] of languageValues(language, context))
      values.set(join(folder, language, file), value);
    for (const page of store.pages(own.name, language)) {
      const file = pageFile(join(folder, language, 'pages'), page);
      values.set(file, exportPage(page, context));
    }
  }
  return values;
}

function siteValues(site: Site, store: ContentStore): object {
  return {
    settings: settingsOf(site, site.language, store),
    redirects: site.redirects.map((redirect) => ({ ...redirect })),
  };
}

function settingsOf(site: Site, language: string, store: ContentStore) {
  const settings = store.item(settingsPath(site), language);
  return settings ? exportFields(settings, store) : {};
}

/** Settings in a language that aren't those in the default language, which are in the file of the site. */
function ownSettings(language: string, { store, site }: ExportContext): FileValues {
  const settings = settingsOf(site, language, store);
  const isOwn = comparableText(settings) !== comparableText(settingsOf(site, site.language, store));
  return new Map(isOwn ? [['settings.yaml', settings]] : []);
}

/** Lists that pages share come first: they own the items of their blocks. */
function languageValues(language: string, context: ExportContext): FileValues {
  const { store, site } = context;
  const values = new Map<string, unknown>();
  const start = sharedListKey(site.name, language, '');
  for (const [key, blocks] of store.sharedLists)
    if (key.startsWith(start))
      values.set(
        `shared/${key.slice(start.length)}.yaml`,
        exportSharedList(blocks, { language }, context),
      );
  for (const [file, value] of ownSettings(language, context)) values.set(file, value);
  const phrases = site.dictionaries.get(language) ?? [];
  if (phrases.length > 0)
    values.set('dictionary.yaml', Object.fromEntries(phrases.map(({ key, text }) => [key, text])));
  const tags = store.item(`${site.rootPath}/Data/Tags`, language);
  if (tags) values.set('tags.yaml', Object.fromEntries(store.children(tags).map(tagEntry)));
  return values;
}

/** Labels are texts, also those that look like something else. A file can't have an empty one. */
function tagEntry(tag: Item): readonly [string, string] {
  const key = textOf(tag, 'key');
  return [key, textOf(tag, 'value') || key];
}

function textOf({ fields }: Item, name: string): string {
  const value = fields.find((field) => field.name === name)?.value;
  return value === undefined ? '' : rawValue(value);
}

/** The file of a page: the one that it has, or the one that its address names. */
function pageFile(folder: string, { layout }: PageItem): string {
  const name = layout.routePath.slice(1);
  const below = join(folder, name, 'index.yaml');
  return name === '' || existsSync(below) ? below : join(folder, `${name}.yaml`);
}
