import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fc } from '@fast-check/vitest';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseRenderings, writeRenderings } from '#domain/content/renderings.ts';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import { type AuthoredContent, createAuthoredContent } from '../authoring/authoredContent.ts';
import { rawFieldOf } from '../authoring/changeFields.ts';
import { createItem } from '../authoring/createItem.ts';
import { deleteItem } from '../authoring/deleteItem.ts';
import { renderingIdOf } from '../authoring/layoutField.ts';
import { renameItem } from '../authoring/renameItem.ts';
import { type Authoring, updateItem } from '../authoring/updateItem.ts';
import { openVersionStore, type VersionStore } from '../authoring/versionStore.ts';
import { itemUrlPath } from '../itemUrl.ts';
import { layoutJson } from '../layoutJson.ts';
import { createLiveContent } from '../liveContent.ts';
import type { Item } from '../model.ts';
import { type ContentStore, isPage } from '../store.ts';
import { templateId } from '../templates.ts';
import { exportContent } from './exportContent.ts';

const home = '/sitecore/content/Group/alfa/Home';
const uid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const files = {
  'site.yaml': 'name: alfa # the site\nhostname: alfa.example\nlanguage: sv\nlanguages: [sv, en]\n',
  'sv/dictionary.yaml': 'close: Stäng\nback: "Tillbaka"\n',
  'sv/tags.yaml': 'elbil: Elbilar\n',
  'sv/shared/footer.yaml': `- { componentName: Footer, uid: ${uid(1)}, fields: { Text: Alfa } }\n`,
  'sv/pages/index.yaml': `# The start page\nid: ${uid(11)}\ndisplayName: Hem\nplaceholders:\n  headless-main:\n    - componentName: Blurb # first\n      uid: ${uid(2)}\n      fields: { Title: "A", Link: { href: /om, text: Om } }\n  headless-footer: [{ include: footer }]\n`,
  'sv/pages/om.yaml': `id: ${uid(12)}\nfields: { navTitle: Om, date: 2026-01-02, tags: { tags: [elbil] }, next: { page: / } }\nplaceholders:\n  headless-main:\n    - componentName: NumbersBlock\n      uid: ${uid(3)}\n      fields:\n        Numbers: [{ Value: "1" }, { Value: "2" }]\n`,
  'en/pages/about.yaml': 'translationOf: /om\nfields: { navTitle: About }\n',
};

let folder: string;
let content: AuthoredContent;
let authoring: Authoring;
let store: VersionStore;

beforeEach(async () => {
  folder = await createTestFolder();
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, 'alfa', file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  begin();
});
afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

/** Begins to edit what the files say. */
function begin(): void {
  store = openVersionStore({ dataFolder: undefined, log: () => undefined });
  const live = createLiveContent(folder, 'Group');
  content = createAuthoredContent({ files: live.current, store, now: () => 0 });
  authoring = { content, editor: { name: 'anna', role: 'publisher' } };
}

function load(contentFolder = folder): ContentStore {
  return createLiveContent(contentFolder, 'Group').current();
}

function edit(path: string, name: string, value: string, language = 'sv'): void {
  const result = updateItem(authoring, { path, language, fields: [{ name, value }] });
  if (!result.ok) expect.unreachable(result.failure.message);
}

/** Writes the drafts into the files. Returns the names of the files that have changed. */
async function exportDrafts(into = folder): Promise<readonly string[]> {
  const sources = { contentFolder: into, files: load(into), content: content.drafts() };
  const changes = exportContent(sources);
  for (const { file, text } of changes) {
    if (text === undefined) await rm(file);
    else {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }
  return changes.map(({ file }) => file.slice(into.length + '/alfa/'.length));
}

const read = (file: string) => readFile(join(folder, 'alfa', file), 'utf8');

/** All pages as visitors get them. Entries of lists and fields of blocks are named by ids in files. */
function pagesOf(all: ContentStore): readonly (readonly [string, unknown])[] {
  const context = { store: all, mode: 'normal' } as const;
  const pages = all.items.filter(isPage).map((page) => {
    const json = JSON.stringify(layoutJson(page, context), (key, value) => {
      if (key === 'dataSource' || key === 'itemVersion') return undefined;
      const isPart = typeof value?.url === 'string' && value.url.startsWith('/sitecore');
      return isPart ? { id: value.id, fields: value.fields } : value;
    });
    return [`${page.language} ${itemUrlPath(page, all)} ${page.id}`, JSON.parse(json)] as const;
  });
  return pages.toSorted(([one], [other]) => (one < other ? -1 : 1));
}

test('without changes, no file changes', async () => {
  expect(await exportDrafts()).toEqual([]);
});

test('a changed word leaves all else of its file as it was', async () => {
  const [block] = content.drafts().items.filter(({ templateName }) => templateName === 'Blurb');
  edit(block?.path ?? '', 'Title', 'B');
  edit('/sitecore/content/Group/alfa/Dictionary/back', 'Phrase', 'Åter');
  edit('/sitecore/content/Group/alfa/Settings', 'phone', '08');
  expect(await exportDrafts()).toEqual(['site.yaml', 'sv/dictionary.yaml', 'sv/pages/index.yaml']);
  expect(await read('sv/pages/index.yaml')).toBe(files['sv/pages/index.yaml'].replace('"A"', 'B'));
  expect(await read('sv/dictionary.yaml')).toBe('close: Stäng\nback: Åter\n');
  expect(await read('site.yaml')).toBe(`${files['site.yaml']}settings:\n  phone: "08"\n`);
});

test('a page that was renamed or deleted has another file, or none', async () => {
  renameItem(authoring, { path: `${home}/om`, newName: 'om oss' });
  expect(await exportDrafts()).toEqual([
    'sv/pages/om-oss.yaml',
    'en/pages/about.yaml',
    'sv/pages/om.yaml',
  ]);
  expect(pagesOf(load())).toEqual(pagesOf(content.drafts()));
  begin();
  deleteItem(authoring, { path: `${home}/om oss` });
  expect(await exportDrafts()).toEqual(['sv/pages/om-oss.yaml', 'en/pages/about.yaml']);
});

interface Step {
  readonly kind: 'title' | 'text' | 'date' | 'block' | 'page' | 'numbers' | 'name';
  readonly value: string;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('title', 'text', 'date', 'block', 'page', 'numbers', 'name'),
  value: fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.constantFrom('2026-11-28', '<b>x</b>', 'null', '1', '- a: b', '# c'),
  ),
});

function aboutPage(): Item {
  const pages = content.drafts().pages('alfa', 'sv');
  return pages.find(({ name }) => name.startsWith('om')) ?? expect.unreachable();
}

/** One change of an editor. Some are refused, such as a second page of a name. */
const take: Readonly<Record<Step['kind'], (value: string, at: number) => void>> = {
  title: (value) => edit(home, 'metaTitle', value),
  text: (value) => edit(home, 'RichText', value),
  date: () => edit(aboutPage().path, 'date', '20261128T101500Z'),
  name: (_value, at) => {
    renameItem(authoring, { itemId: aboutPage().id, newName: `om ${at}` });
  },
  page: (value, at) => {
    const fields = [{ name: 'title', value }];
    const page = { name: `page ${at % 3}`, templateId: templateId('Story'), parent: home, fields };
    createItem(authoring, page);
  },
  numbers: (value, at) => {
    const owner =
      content.drafts().items.find(({ templateName }) => templateName === 'NumbersBlock') ??
      expect.unreachable();
    const template = { templateId: templateId('NumbersBlock Numbers'), parent: owner.id };
    const fields = [{ name: 'Value', value }];
    const made = createItem(authoring, { ...template, name: `n${at}`, fields });
    const ids = rawFieldOf(owner, 'Numbers');
    if (made.ok) edit(owner.path, 'Numbers', `{${made.value.id}}|${ids}`);
  },
  block: (value, at) => {
    const page =
      at % 2 === 0 ? (content.drafts().item(home, 'sv') ?? expect.unreachable()) : aboutPage();
    const place = { name: `Blurb-${at}`, parent: `${page.path}/Data`, language: 'sv' };
    const fields = [{ name: 'Title', value }];
    const made = createItem(authoring, { ...place, templateId: templateId('Blurb'), fields });
    const block = {
      uid: uid(100 + at),
      renderingId: renderingIdOf('Blurb'),
      dataSource: made.ok ? made.value.id : '',
      parent: undefined,
      placeholder: 'headless-main',
      params: { Styles: value },
    };
    const placed = parseRenderings(rawFieldOf(page, '__Final Renderings')) ?? [];
    edit(page.path, '__Final Renderings', writeRenderings([block, ...placed]));
  },
};

test.each([
  ['with ids', (text: string) => text],
  ['without ids', (text: string) => text.replace(/^id: .*\n|^ +uid: .*\n|, uid: [\da-f-]+/gm, '')],
])(
  'exported files %s load to the same content, and a second export changes nothing',
  async (_what, change) => {
    for (const [file, text] of Object.entries(files))
      await writeFile(join(folder, 'alfa', file), change(text));
    let run = 0;
    const check = async (steps: readonly Step[]) => {
      run += 1;
      const copy = `${folder}-${run}`;
      await cp(folder, copy, { recursive: true });
      store.close();
      begin();
      for (const [at, { kind, value }] of steps.entries()) take[kind](value, at);
      await exportDrafts(copy);
      const loaded = load(copy);
      expect(loaded.problems).toEqual([]);
      expect(pagesOf(loaded)).toEqual(pagesOf(content.drafts()));
      expect(await exportDrafts(copy)).toEqual([]);
      // On the machine that has the versions as well, they say the same as the files.
      const again = createAuthoredContent({ files: () => loaded, store, now: () => 0 }).drafts();
      expect(again.problems).toEqual([]);
      expect(exportContent({ contentFolder: copy, files: loaded, content: again })).toEqual([]);
      await rm(copy, { recursive: true });
    };
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 6 }), check), { numRuns: 20 });
  },
);
