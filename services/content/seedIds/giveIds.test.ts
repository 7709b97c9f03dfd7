import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fc } from '@fast-check/vitest';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import { loadSeed } from '../loading/loadSeed.ts';
import type { Placeholders, Rendering } from '../model.ts';
import { giveIds } from './giveIds.ts';

let folder: string;
let count: number;

beforeEach(async () => {
  folder = await createTestFolder();
  count = 0;
  await write(
    'site.yaml',
    'name: alfa\nhostname: alfa.example\nlanguage: sv\nlanguages: [sv, en]\n',
  );
});
afterEach(() => rm(folder, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  const path = join(folder, 'alfa', file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

const read = (file: string) => readFile(join(folder, 'alfa', file), 'utf8');

function newId(): string {
  count += 1;
  return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
}

async function giveAll(): Promise<number> {
  const { lacking } = giveIds({ contentFolder: folder, tenantName: 'Group', newId });
  for (const { file, text } of lacking) await writeFile(file, text);
  return lacking.length;
}

const uid = (number: number) => `uid: 00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

test.each([
  [
    'in the style of the block',
    '- componentName: Blurb # why\n  fields: { Title: A }\n-   fields: {}\n    componentName: "Blurb"\n- { componentName: Card, fields: {} }\n- include: other\n',
    `- componentName: Blurb # why\n  ${uid(1)}\n  fields: { Title: A }\n-   fields: {}\n    componentName: "Blurb"\n    ${uid(2)}\n- { componentName: Card, ${uid(3)}, fields: {} }\n- include: other\n`,
  ],
  [
    'to blocks in blocks',
    '- componentName: Cards\n  placeholders:\n    "cards-{*}": [{ componentName: Card }]',
    `- componentName: Cards\n  ${uid(1)}\n  placeholders:\n    "cards-{*}": [{ componentName: Card, ${uid(2)} }]`,
  ],
])('uids are written %s', async (_what, text, expected) => {
  await write('sv/shared/list.yaml', text);
  await giveAll();
  expect(await read('sv/shared/list.yaml')).toBe(expected);
  expect(await giveAll()).toBe(0);
});

test('a page keeps the id that it has had, also where its file is moved later', async () => {
  await write('sv/pages/om.yaml', '# About\nfields: {}\n');
  const idOf = () => loadSeed(folder, 'Group').items.find(({ layout }) => layout)?.id;
  const before = idOf();
  await giveAll();
  expect(await read('sv/pages/om.yaml')).toContain(`id: ${before}\nfields`);
  await write('sv/pages/om-oss.yaml', await read('sv/pages/om.yaml'));
  await rm(join(folder, 'alfa/sv/pages/om.yaml'));
  expect(idOf()).toBe(before);
});

test('translations share their ids, also those of blocks that are added later', async () => {
  const page = (blocks: string) => `placeholders: { headless-main: [${blocks}] }\n`;
  const block = '{ componentName: Blurb, fields: {} }';
  await write('sv/pages/om.yaml', page(block));
  await write('en/pages/about.yaml', `translationOf: /om\n${page(block)}`);
  await giveAll();
  for (const file of ['sv/pages/om.yaml', 'en/pages/about.yaml'])
    await write(file, (await read(file)).replace('[{', `[${block}, {`));
  await giveAll();
  const pages = loadSeed(folder, 'Group').items.filter(({ layout }) => layout);
  const [one, other] = pages.map(({ id, layout }) => [id, uidsOf(layout?.placeholders ?? {})]);
  expect(one).toEqual(other);
  expect(loadSeed(folder, 'Group').problems).toEqual([]);
});

test('a uid that is used twice is reported, and both blocks keep their own fields', async () => {
  const block = `{ componentName: Blurb, ${uid(1)}, fields: { Title: A } }`;
  await write('sv/pages/a.yaml', `placeholders: { headless-main: [${block}] }\n`);
  await write(
    'sv/pages/b.yaml',
    `placeholders: { headless-main: [${block.replace('A }', 'B }')}] }\n`,
  );
  const { items, problems } = loadSeed(folder, 'Group');
  expect(problems).toMatchObject([{ file: 'alfa/sv/pages/b.yaml' }]);
  const ids = items.filter(({ templateName }) => templateName === 'Blurb').map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

function renderingsOf(placeholders: Placeholders): readonly Rendering[] {
  return Object.values(placeholders)
    .flat()
    .flatMap((each) => [each, ...renderingsOf(each.placeholders)]);
}

function uidsOf(placeholders: Placeholders): readonly string[] {
  return renderingsOf(placeholders).map((each) => `${each.uid} ${each.dataSourceId}`);
}

interface WrittenBlock {
  componentName: string;
  fields: { Title: string };
  placeholders?: Record<string, WrittenBlock[]>;
}

const { blocks } = fc.letrec<{ blocks: WrittenBlock[]; block: WrittenBlock }>((tie) => ({
  blocks: fc.array(tie('block'), { maxLength: 3, depthIdentifier: 'page' }),
  block: fc.record(
    {
      componentName: fc.constantFrom('Blurb', 'CardList'),
      fields: fc.record({ Title: fc.constantFrom('A', 'B') }),
      placeholders: fc.record({ 'list-{*}': tie('blocks') }),
    },
    { requiredKeys: ['componentName', 'fields'] },
  ),
}));

test('inserting a block leaves the ids of all others', async () => {
  const run = async (list: WrittenBlock[], at: number) => {
    await write('sv/pages/om.yaml', stringify({ placeholders: { 'headless-main': list } }));
    await giveAll();
    const load = () => loadSeed(folder, 'Group').items.find(({ layout }) => layout)?.layout;
    const before = uidsOf(load()?.placeholders ?? {});
    const page = parse(await read('sv/pages/om.yaml'));
    page.placeholders['headless-main'].splice(at % (list.length + 1), 0, {
      componentName: 'Blurb',
      fields: { Title: 'New' },
    });
    await write('sv/pages/om.yaml', stringify(page));
    await giveAll();
    const after = uidsOf(load()?.placeholders ?? {});
    expect(after).toHaveLength(before.length + 1);
    expect(after).toEqual(expect.arrayContaining([...before]));
  };
  await fc.assert(fc.asyncProperty(blocks, fc.nat(3), run), { numRuns: 20 });
});
