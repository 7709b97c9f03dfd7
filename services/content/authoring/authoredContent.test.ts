import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseRenderings, writeRenderings } from '#domain/content/renderings.ts';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import { createLiveContent, type LiveContent } from '../liveContent.ts';
import { type AuthoredContent, createAuthoredContent } from './authoredContent.ts';
import { rawFieldOf } from './changeFields.ts';
import { blocksIn, renderingIdOf, writeLayout } from './layoutField.ts';
import { publishItems } from './publishing.ts';
import { type Authoring, updateItem } from './updateItem.ts';
import { openVersionStore, type VersionStore } from './versionStore.ts';

const page = '/sitecore/content/Group/alfa/Home/om';

let folder: string;
let files: LiveContent;
let store: VersionStore;
let content: AuthoredContent;
let authoring: Authoring;
let clock: number;

beforeEach(async () => {
  folder = await createTestFolder();
  clock = Date.UTC(2026, 0, 2);
  await write('site.yaml', 'name: alfa\nhostname: alfa.example\nlanguage: sv\nlanguages: [sv]\n');
  await write('sv/dictionary.yaml', 'close: Stäng\n');
  await write('sv/pages/index.yaml', 'fields: { metaTitle: Hem }\n');
  await write('sv/pages/om.yaml', 'fields: { metaTitle: Om, navTitle: Om }\n');
  files = createLiveContent(folder, 'Group');
  store = openVersionStore({ dataFolder: undefined, log: () => undefined });
  content = createAuthoredContent({ files: files.current, store, now: () => clock });
  authoring = { content, editor: { name: 'anna', role: 'publisher' } };
});
afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

async function write(file: string, text: string): Promise<void> {
  const path = join(folder, 'alfa', file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

async function changeFile(file: string, text: string): Promise<void> {
  await write(file, text);
  files.reload();
  content.filesChanged();
}

function edit(path: string, name: string, value: string) {
  const result = updateItem(authoring, { path, fields: [{ name, value }] });
  return result.ok ? result.value : expect.unreachable(result.failure.message);
}

function fieldsOf(path: string): readonly string[] {
  const item = content.drafts().item(path, 'sv') ?? expect.unreachable(path);
  return ['metaTitle', 'navTitle'].map((name) => rawFieldOf(item, name));
}

test('the content is that of the files, and the same object, until something changes', () => {
  expect(content.drafts()).toBe(files.current());
  expect(content.published()).toBe(files.current());
});

test('what an editor left alone follows the files', async () => {
  edit(page, 'metaTitle', 'Anna');
  await changeFile('sv/pages/om.yaml', 'fields: { metaTitle: Om, navTitle: Files }\n');
  expect(fieldsOf(page)).toEqual(['Anna', 'Files']);
  expect(content.drafts().problems).toEqual([]);
});

test('what both changed stays as the editor wrote it, and is reported until it is written again', async () => {
  edit(page, 'metaTitle', 'Anna');
  await changeFile('sv/pages/om.yaml', 'fields: { metaTitle: Files, navTitle: Om }\n');
  expect(fieldsOf(page)).toEqual(['Anna', 'Om']);
  expect(content.drafts().problems).toEqual([
    {
      file: 'om (sv)',
      message:
        "metaTitle was changed in the content files and by anna; the editor's change is used",
    },
  ]);
  edit(page, 'metaTitle', 'Both');
  expect(content.drafts().problems).toEqual([]);
});

test('a page that is removed from the files stays, if an editor has changed it', async () => {
  edit(page, 'metaTitle', 'Anna');
  await rm(join(folder, 'alfa/sv/pages/om.yaml'));
  files.reload();
  content.filesChanged();
  expect(fieldsOf(page)).toEqual(['Anna', 'Om']);
});

test('a change of a site that is gone is kept, and reported', async () => {
  edit(page, 'metaTitle', 'Anna');
  await changeFile('site.yaml', 'name: alfa\n');
  expect(content.drafts().item(page, 'sv')).toBeUndefined();
  expect(content.drafts().problems.map(({ file }) => file)).toEqual(['alfa/site.yaml', 'om (sv)']);
});

describe('a page that an editor has changed', () => {
  const header = '- { componentName: MainNavigation }\n';
  const layoutOf = () => content.drafts().item(page, 'sv')?.layout?.placeholders ?? {};
  const names = () => blocksIn(layoutOf()).map(({ componentName }) => componentName);

  beforeEach(async () => {
    await changeFile('sv/shared/header.yaml', header);
    await changeFile(
      'sv/pages/om.yaml',
      'placeholders: { headless-header: [{ include: header }], headless-main: [{ componentName: Unknown }] }\n',
    );
  });

  test('goes on to share its header with others', async () => {
    const block = { renderingId: renderingIdOf('Blurb'), dataSource: '', params: {} };
    const place = { uid: crypto.randomUUID(), parent: undefined, placeholder: 'headless-main' };
    const placed = parseRenderings(writeLayout(layoutOf())) ?? [];
    edit(page, '__Final Renderings', writeRenderings([...placed, { ...block, ...place }]));
    await changeFile('sv/shared/header.yaml', `${header}- { componentName: AlertBar }\n`);
    expect(names()).toEqual(['MainNavigation', 'AlertBar', 'Unknown', 'Blurb']);
  });

  test('gets back what was removed from it: shared lists, and blocks that nobody declares', async () => {
    const written = writeLayout(layoutOf());
    edit(page, '__Final Renderings', '');
    expect(names()).toEqual([]);
    edit(page, '__Final Renderings', written);
    await changeFile('sv/shared/header.yaml', `${header}- { componentName: AlertBar }\n`);
    expect(names()).toEqual(['MainNavigation', 'AlertBar', 'Unknown']);
  });
});

test('a text of the dictionary is in the dictionary when it is published', () => {
  const { id } = edit('/sitecore/content/Group/alfa/Dictionary/close', 'Phrase', 'Igen');
  const phrases = () => content.published().site('alfa')?.dictionaries.get('sv');
  expect(phrases()).toEqual([{ key: 'close', text: 'Stäng' }]);
  publishItems(authoring, { rootItemId: id });
  expect(phrases()).toEqual([{ key: 'close', text: 'Igen' }]);
});

test('a change is never older than the one before, also if the clock was set back', () => {
  const first = edit(page, 'metaTitle', 'A').updated;
  clock -= 3_600_000;
  expect(edit(page, 'metaTitle', 'B').updated).toBe(first);
});

test('only publishers publish', () => {
  const { id } = edit(page, 'metaTitle', 'A');
  const editor = { name: 'bo', role: 'editor' } as const;
  const result = publishItems({ content, editor }, { rootItemId: id });
  expect(result).toMatchObject({ ok: false, failure: { kind: 'forbidden' } });
});

test('versions survive a restart', () => {
  const { id } = edit(page, 'metaTitle', 'A');
  publishItems(authoring, { rootItemId: id });
  edit(page, 'metaTitle', 'B');
  content = createAuthoredContent({ files: files.current, store, now: () => clock });
  expect(fieldsOf(page)).toEqual(['B', 'Om']);
  expect(content.published().item(page, 'sv')).toMatchObject({ version: 2 });
});
