import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import { changedItems } from './changedItems.ts';
import { createLiveContent } from './liveContent.ts';

let folder: string;

beforeEach(async () => {
  folder = await createTestFolder();
  await write('site.yaml', 'name: alfa\nhostname: alfa.example\nlanguage: sv\nlanguages: [sv]\n');
  await write('sv/dictionary.yaml', 'close: Stäng\nback: Tillbaka\n');
  await write('sv/pages/index.yaml', 'fields: { metaTitle: Hem }\n');
  await write('sv/pages/om.yaml', 'fields: { metaTitle: Om }\n');
});
afterEach(() => rm(folder, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  const path = join(folder, 'alfa', file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** What a change of the files reports, with paths in place of ids. */
async function reported(change: () => Promise<void>): Promise<readonly string[]> {
  const content = createLiveContent(folder, 'Group');
  const before = content.current();
  await change();
  content.reload();
  const after = content.current();
  return changedItems(before, after).map((update) => {
    const { identifier, entity_definition: kind, operation, entity_culture: language } = update;
    const [id = ''] = identifier.split('-layout');
    const { path } = after.item(id, language) ?? before.item(id, language) ?? expect.unreachable();
    return `${operation} ${kind} ${path.replace('/sitecore/content/Group/', '')} ${language}`;
  });
}

test.each([
  ['nothing, if a file is written again', 'sv/pages/om.yaml', 'fields: { metaTitle: Om }\n', []],
  [
    'a page and its layout',
    'sv/pages/om.yaml',
    'fields: { metaTitle: Om oss }\n',
    ['Update Item alfa/Home/om sv', 'Update LayoutData alfa/Home/om sv'],
  ],
  [
    'a new page',
    'sv/pages/ny.yaml',
    'fields: { metaTitle: Ny }\n',
    ['Create Item alfa/Home/ny sv', 'Create LayoutData alfa/Home/ny sv'],
  ],
  [
    'a text of the dictionary',
    'sv/dictionary.yaml',
    'close: Stäng\nback: Åter\n',
    ['Update Item alfa/Dictionary/back sv'],
  ],
  [
    'a text that was removed',
    'sv/dictionary.yaml',
    'close: Stäng\n',
    ['Delete Item alfa/Dictionary/back sv'],
  ],
  [
    'the settings of a site with another redirect',
    'site.yaml',
    'name: alfa\nhostname: alfa.example\nlanguage: sv\nlanguages: [sv]\nredirects: [{ pattern: /a, target: /om }]\n',
    ['Update Item alfa/Settings sv'],
  ],
])('a change reports %s', async (_what, file, text, expected) => {
  expect(await reported(() => write(file, text))).toEqual(expected);
});
