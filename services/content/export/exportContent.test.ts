import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fc } from '@fast-check/vitest';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseRenderings, writeRenderings } from '#domain/content/renderings.ts';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import { type AuthoredContent, createAuthoredContent } from '../authoring/authoredContent.ts';
import { rawFieldOf } from '../authoring/changeFields.ts';
import { copyItem } from '../authoring/copyItem.ts';
import { createItem } from '../authoring/createItem.ts';
import { deleteItem } from '../authoring/deleteItem.ts';
import { blocksIn, renderingIdOf } from '../authoring/layoutField.ts';
import { moveItem } from '../authoring/moveItem.ts';
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
  'site.yaml':
    'name: alfa # the site\nhostname: alfa.example\nlanguage: sv\nlanguages: [sv, en, fi]\nsettings: { phone: "1", mail: a@alfa.example }\n',
  'sv/dictionary.yaml': 'close: Stäng\nback: "Tillbaka"\n',
  'sv/tags.yaml': 'elbil: Elbilar\n',
  'sv/shared/footer.yaml': `- { componentName: Footer, uid: ${uid(1)}, fields: { Text: Alfa } }\n`,
  'sv/pages/index.yaml': `# The start page\nid: ${uid(11)}\ndisplayName: Hem\nplaceholders:\n  headless-main:\n    - componentName: Blurb # first\n      uid: ${uid(2)}\n      fields: { Title: "A", Link: { href: /om, text: Om } }\n  headless-footer: [{ include: footer }]\n`,
  'sv/pages/om.yaml': `id: ${uid(12)}\nfields: { navTitle: Om, date: 2026-01-02, tags: { tags: [elbil] }, next: { page: / } }\nplaceholders:\n  headless-main:\n    - componentName: NumbersBlock\n      uid: ${uid(3)}\n      fields:\n        Numbers: [{ Value: "1" }, { Value: "2" }]\n  headless-footer: [{ include: footer }]\n`,
  'en/pages/index.yaml':
    'displayName: Home\nfields: { metaTitle: Home }\nplaceholders: { headless-main: [] }\n',
  'en/pages/about.yaml': 'translationOf: /om\nfields: { navTitle: About }\n',
  'en/dictionary.yaml': 'close: Close\nback: Back\n',
  'en/tags.yaml': 'elbil: Electric cars\n',
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
    const hidden = blocksIn(page.layout.placeholders).filter(({ isHidden }) => isHidden);
    return [
      `${page.language} ${itemUrlPath(page, all)} ${page.id}`,
      { hidden: hidden.map((block) => block.uid), json: JSON.parse(json) },
    ] as const;
  });
  return pages.toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** The settings of the site in the languages that have some. */
function settingsOf(all: ContentStore): readonly (readonly [string, unknown])[] {
  return (['sv', 'en', 'fi'] as const).map((language) => {
    const settings = all.item('/sitecore/content/Group/alfa/Settings', language);
    return [language, settings?.fields.toSorted((a, b) => (a.name < b.name ? -1 : 1))] as const;
  });
}

/** Everything that editors change, in all languages. */
function allOf(all: ContentStore) {
  const tags = all.items.filter(({ templateName }) => templateName === 'Tag');
  return {
    pages: pagesOf(all),
    settings: settingsOf(all),
    phrases: all.sites.map(({ dictionaries }) => dictionaries),
    tags: tags.map((tag) => `${tag.language} ${tag.id} ${rawFieldOf(tag, 'value')}`),
  };
}

test('without changes, no file changes', async () => {
  expect(await exportDrafts()).toEqual([]);
});

test('a changed word leaves all else of its file as it was', async () => {
  const [block] = content.drafts().items.filter(({ templateName }) => templateName === 'Blurb');
  edit(block?.path ?? '', 'Title', 'B');
  edit('/sitecore/content/Group/alfa/Dictionary/back', 'Phrase', 'Åter');
  edit('/sitecore/content/Group/alfa/Settings', 'phone', '08');
  expect(await exportDrafts()).toEqual([
    'site.yaml',
    'sv/dictionary.yaml',
    'sv/pages/index.yaml',
    'en/settings.yaml',
    'fi/settings.yaml',
  ]);
  expect(await read('sv/pages/index.yaml')).toBe(files['sv/pages/index.yaml'].replace('"A"', 'B'));
  expect(await read('sv/dictionary.yaml')).toBe('close: Stäng\nback: Åter\n');
  expect(await read('site.yaml')).toBe(files['site.yaml'].replace('"1"', '"08"'));
});

test('settings that one language has alone are in a file of the language', async () => {
  const settings = '/sitecore/content/Group/alfa/Settings';
  edit(settings, 'phone', '020', 'en');
  expect(await exportDrafts()).toEqual(['en/settings.yaml']);
  expect(await read('en/settings.yaml')).toBe('phone: "020"\nmail: a@alfa.example\n');
  const phoneIn = (language: string) =>
    rawFieldOf(load().item(settings, language) ?? expect.unreachable(), 'phone');
  expect(['sv', 'en', 'fi'].map(phoneIn)).toEqual(['1', '020', '1']);
  begin();
  edit(settings, 'phone', '1', 'en');
  expect(await exportDrafts()).toEqual(['en/settings.yaml']);
  expect(['sv', 'en', 'fi'].map(phoneIn)).toEqual(['1', '1', '1']);
});

test('a language keeps settings that are changed in the default language', async () => {
  edit('/sitecore/content/Group/alfa/Settings', 'phone', '08');
  const before = settingsOf(content.drafts());
  expect(await exportDrafts()).toEqual(['site.yaml', 'en/settings.yaml', 'fi/settings.yaml']);
  expect(settingsOf(load())).toEqual(before);
});

test('settings of the default language in a file of their own are reported', async () => {
  await writeFile(join(folder, 'alfa', 'sv', 'settings.yaml'), 'phone: "2"\n');
  expect(load().problems).toEqual([
    {
      file: 'alfa/sv/settings.yaml',
      message: 'the settings of the default language are in site.yaml; it is skipped',
    },
  ]);
  expect(settingsOf(load())).toEqual(settingsOf(content.drafts()));
});

test('a hidden block says so in its file', async () => {
  const page = content.drafts().item(home, 'sv') ?? expect.unreachable();
  const placed = parseRenderings(rawFieldOf(page, '__Final Renderings')) ?? [];
  const changed = placed.map((each) => (each.uid === uid(2) ? { ...each, isHidden: true } : each));
  edit(page.path, '__Final Renderings', writeRenderings(changed));
  expect(await exportDrafts()).toEqual(['sv/pages/index.yaml']);
  const link = '{ Title: "A", Link: { href: /om, text: Om } }';
  expect(await read('sv/pages/index.yaml')).toContain(`${link}\n      hidden: true\n`);
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

const languages = ['sv', 'en', 'fi'] as const;
const kinds = [
  ...['title', 'text', 'date', 'block', 'hide', 'page', 'numbers', 'name'],
  ...['settings', 'phrase', 'tag', 'copy', 'move'],
] as const;

test('a label that looks like markup or is empty is a text in its file', async () => {
  const tag = '/sitecore/content/Group/alfa/Data/Tags/elbil';
  edit(tag, 'value', '<b>Elbilar</b>');
  edit(tag, 'value', '', 'en');
  expect(await exportDrafts()).toEqual(['sv/tags.yaml', 'en/tags.yaml']);
  expect(load().problems).toEqual([]);
  expect(await read('sv/tags.yaml')).toBe('elbil: <b>Elbilar</b>\n');
  expect(await read('en/tags.yaml')).toBe('elbil: elbil\n');
});

interface Step {
  readonly kind: (typeof kinds)[number];
  readonly language: (typeof languages)[number];
  readonly value: string;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds),
  language: fc.constantFrom(...languages),
  value: fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.constantFrom('2026-11-28', '<b>x</b>', 'null', '1', '- a: b', '# c'),
  ),
});

const alfa = '/sitecore/content/Group/alfa';

/** A page whose address differs between languages; undefined in a language without it. */
function aboutPage(language: string): Item | undefined {
  const pages = content.drafts().pages('alfa', language);
  return pages.find(({ name }) => name.startsWith('om'));
}

/** A page that an editor has made below the start page. */
function madePage(): Item | undefined {
  return content.drafts().items.find(({ path }) => path.startsWith(`${home}/page`));
}

/** Changes a field of an item in a language that has the item. */
function editIn({ language }: Step, path: string | undefined, name: string, value: string): void {
  if (path && content.drafts().item(path, language)) edit(path, name, value, language);
}

/** One change of an editor. Some are refused, such as a second page of a name. */
const take: Readonly<Record<Step['kind'], (step: Step, at: number) => void>> = {
  title: (taken) => editIn(taken, home, 'metaTitle', taken.value),
  text: (taken) => editIn(taken, home, 'RichText', taken.value),
  date: (taken) => editIn(taken, aboutPage(taken.language)?.path, 'date', '20261128T101500Z'),
  settings: (taken, at) =>
    editIn(taken, `${alfa}/Settings`, ['phone', 'fax'][at % 2] ?? '', taken.value),
  phrase: (taken) => editIn(taken, `${alfa}/Dictionary/back`, 'Phrase', taken.value),
  tag: (taken) => editIn(taken, `${alfa}/Data/Tags/elbil`, 'value', `${taken.value}.`),
  name: (_taken, at) => {
    const page = aboutPage('sv') ?? expect.unreachable();
    renameItem(authoring, { itemId: page.id, newName: `om ${at}` });
  },
  copy: () => {
    const itemId = madePage()?.id;
    if (itemId) copyItem(authoring, { itemId });
  },
  move: () => {
    const made = madePage();
    const target = made && aboutPage(made.language);
    // Below a page that isn't in its language, it could get the address of another page.
    if (target) moveItem(authoring, { itemId: made.id, targetParentId: target.id });
  },
  page: ({ value, language }, at) => {
    const fields = [{ name: 'title', value }];
    const page = { name: `page ${at % 3}`, templateId: templateId('Story'), parent: home, fields };
    createItem(authoring, { ...page, language });
  },
  numbers: ({ value }, at) => {
    const owner =
      content.drafts().items.find(({ templateName }) => templateName === 'NumbersBlock') ??
      expect.unreachable();
    const template = { templateId: templateId('NumbersBlock Numbers'), parent: owner.id };
    const fields = [{ name: 'Value', value }];
    const made = createItem(authoring, { ...template, name: `n${at}`, fields });
    const ids = rawFieldOf(owner, 'Numbers');
    if (made.ok) edit(owner.path, 'Numbers', `{${made.value.id}}|${ids}`);
  },
  hide: ({ language }, at) => {
    const page = content.drafts().item(home, language);
    if (!page?.layout) return;
    const placed = parseRenderings(rawFieldOf(page, '__Final Renderings')) ?? [];
    const changed = placed.map((each, place) =>
      place === at % placed.length ? { ...each, isHidden: !each.isHidden } : each,
    );
    edit(page.path, '__Final Renderings', writeRenderings(changed), language);
  },
  block: ({ value, language }, at) => {
    const page = at % 2 === 0 ? content.drafts().item(home, language) : aboutPage(language);
    if (!page?.layout) return;
    const place = { name: `Blurb-${at}`, parent: `${page.path}/Data`, language };
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
    edit(page.path, '__Final Renderings', writeRenderings([block, ...placed]), language);
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
      for (const [at, taken] of steps.entries()) take[taken.kind](taken, at);
      await exportDrafts(copy);
      const loaded = load(copy);
      expect(loaded.problems).toEqual([]);
      expect(allOf(loaded)).toEqual(allOf(content.drafts()));
      expect(await exportDrafts(copy)).toEqual([]);
      // On the machine that has the versions as well, they say the same as the files.
      const again = createAuthoredContent({ files: () => loaded, store, now: () => 0 }).drafts();
      expect(again.problems).toEqual([]);
      expect(exportContent({ contentFolder: copy, files: loaded, content: again })).toEqual([]);
      await rm(copy, { recursive: true });
    };
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 8 }), check), { numRuns: 60 });
  },
);
