import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseRenderings, writeRenderings } from '#domain/content/renderings.ts';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import { createLiveContent } from '../liveContent.ts';
import { type AuthoredContent, createAuthoredContent } from './authoredContent.ts';
import { rawFieldOf } from './changeFields.ts';
import { mediaUses } from './mediaUses.ts';
import { publishItems } from './publishing.ts';
import { type Authoring, updateItem } from './updateItem.ts';
import { openVersionStore, type VersionStore } from './versionStore.ts';

const src = '/-/media/uploads/bil-0123456789ab.jpg';
const part = 'uploads/bil-0123456789ab.jpg';
const home = '/sitecore/content/Group/alfa/Home';
const image = `<image src="${src}" alt="En bil" />`;

const files = {
  'site.yaml': 'name: alfa\nhostname: alfa.example\nlanguage: sv\nlanguages: [sv, en]\n',
  'sv/shared/footer.yaml': '- { componentName: Footer, fields: { Text: Alfa } }\n',
  'sv/pages/index.yaml':
    'displayName: Hem\nplaceholders:\n  headless-main:\n    - { componentName: Blurb, fields: { Title: A } }\n  headless-footer: [{ include: footer }]\n',
  'sv/pages/om.yaml': 'displayName: Om\nplaceholders: { headless-footer: [{ include: footer }] }\n',
  'en/pages/index.yaml': 'displayName: Home\n',
};

let folder: string;
let store: VersionStore;
let content: AuthoredContent;
let authoring: Authoring;

async function begin(changes: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const [file, text] of Object.entries({ ...files, ...changes })) {
    const path = join(folder, 'alfa', file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  store = openVersionStore({ dataFolder: undefined, log: () => undefined });
  const live = createLiveContent(folder, 'Group');
  content = createAuthoredContent({ files: live.current, store, now: () => 0 });
  authoring = { content, editor: { name: 'anna', role: 'publisher' } };
}

beforeEach(async () => {
  folder = await createTestFolder();
  await begin();
});
afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

function edit(path: string, name: string, value: string, language = 'sv'): void {
  const result = updateItem(authoring, { path, language, fields: [{ name, value }] });
  if (!result.ok) expect.unreachable(result.failure.message);
}

function pathOf(template: string): string {
  const item = content.drafts().items.find(({ templateName }) => templateName === template);
  return item?.path ?? expect.unreachable();
}

const uses = () =>
  mediaUses(part, [content.drafts(), content.published()]).map(({ name, language }) =>
    [name, language].filter(Boolean).join(' '),
  );

test('nothing uses a file that no page names', () => {
  edit(home, 'ogImage', image.replace('bil-', 'buss-'));
  expect(uses()).toEqual([]);
});

test.each([
  ['a picture', 'ImageDesktop', image],
  ['a link', 'Link', `<link linktype="media" url="${src}" text="Se" />`],
  ['a formatted text', 'RichText', `<p><a href="${src}">Se</a></p>`],
  ['an address with a query', 'RichText', `<p><img src="/-/jssmedia/${part}?w=10" alt=""></p>`],
])('%s of a block is a use by its page', (_what, field, value) => {
  edit(pathOf('Blurb'), field, value);
  expect(uses()).toEqual(['Hem sv']);
});

test('fields of a page are uses, in each language', () => {
  edit(home, 'ogImage', image);
  edit(home, 'ogImage', image, 'en');
  expect(uses()).toEqual(['Hem sv', 'Home en']);
});

test('a list that pages share is a use by all of them', () => {
  edit(pathOf('Footer'), 'Text', `<p><a href="${src}">Se</a></p>`);
  expect(uses().toSorted()).toEqual(['Hem sv', 'Om sv']);
});

test('settings, and what the file of the site says, are uses', async () => {
  edit('/sitecore/content/Group/alfa/Settings', 'logo', image);
  expect(uses()).toEqual(['Settings sv']);
  store.close();
  await begin({ 'site.yaml': `${files['site.yaml']}attributes: { favicon: ${src} }\n` });
  expect(uses()).toEqual(['Settings']);
});

test('a block that was removed is a use until the page is published', () => {
  edit(pathOf('Blurb'), 'ImageDesktop', image);
  const page = content.drafts().item(home, 'sv') ?? expect.unreachable();
  const publish = { rootItemId: page.id, languages: ['sv'], publishRelatedItems: true };
  publishItems(authoring, publish);
  const placed = parseRenderings(rawFieldOf(page, '__Final Renderings')) ?? [];
  edit(home, '__Final Renderings', writeRenderings(placed.slice(1)));
  expect(uses()).toEqual(['Hem sv']);
  publishItems(authoring, publish);
  expect(uses()).toEqual([]);
});
