import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type Group, readGroup } from './group.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function readFiles(files: Readonly<Record<string, string>>): Promise<Group> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-group-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return readGroup(folder);
}

const form = `
title: { en: Contact us, fi: Ota yhteyttä }
fields:
  - { name: email, kind: email, required: true, label: { en: Email } }
  - { name: note, label: { en: Note } }
submit: { en: Send }
thanks: { en: Thank you }
`;

const hash = `$scrypt$ln=14,r=8,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
const editorsOf = (...passwords: readonly string[]) =>
  `editors:${passwords.map((password) => `\n  - { name: A, role: editor, password: "${password}" }`).join('')}`;

test('an empty folder is an empty group', async () => {
  expect(await readFiles({})).toMatchObject({
    name: 'Group',
    mainSite: '',
    sites: [],
    forms: [],
    jotforms: [],
    stock: [],
    cases: [],
    problems: [],
  });
});

test('vehicles with special finance quotes are read', async () => {
  const { financePlan } = await readFiles({
    'finance.yaml': 'vehicles: { "40100002": noProducts }',
  });
  expect(Object.entries(financePlan.vehicles)).toEqual([['40100002', 'noProducts']]);
});

test('without group.yaml the first site is the main one', async () => {
  const group = await readFiles({ 'content/b/site.yaml': '', 'content/a/site.yaml': '' });
  expect(group).toMatchObject({ mainSite: 'a', sites: ['a', 'b'] });
});

test('the languages of a site are those of its file', async () => {
  const { languages, problems } = await readFiles({
    'content/a/site.yaml': 'languages: [fi, sv]',
    'content/b/site.yaml': '[',
  });
  expect([...languages]).toEqual([
    ['a', ['fi', 'sv']],
    ['b', []],
  ]);
  expect(problems).toEqual([]);
});

test('a site that can be edited has a title, from the template of its titles', async () => {
  const facts = 'hostname: a.example\nlanguage: fi\nlanguages: [fi]\n';
  const { editedSites } = await readFiles({
    'content/a/site.yaml': `${facts}attributes: { titleTemplate: '%s | Autot | Suomi' }`,
    'content/b/site.yaml': facts,
    'content/c/site.yaml': 'languages: [fi]',
  });
  const common = { hostname: 'a.example', language: 'fi', languages: ['fi'] };
  expect(editedSites).toEqual([
    { name: 'a', title: 'Autot | Suomi', ...common },
    { name: 'b', title: 'b', ...common },
  ]);
});

test('a form’s id is its file name, and its texts exist in every language', async () => {
  const { forms, jotforms } = await readFiles({
    'forms/contact.yaml': form,
    'jotform/1.yaml': form,
  });
  expect(jotforms.map(({ id }) => id)).toEqual(['1']);
  expect(forms).toEqual([
    {
      id: 'contact',
      title: {
        sv: 'Contact us',
        en: 'Contact us',
        nb: 'Contact us',
        fi: 'Ota yhteyttä',
        sk: 'Contact us',
      },
      fields: [
        expect.objectContaining({ name: 'email', kind: 'email', required: true }),
        expect.objectContaining({ name: 'note', kind: 'text', required: false }),
      ],
      submit: expect.objectContaining({ nb: 'Send' }),
      thanks: expect.objectContaining({ sk: 'Thank you' }),
    },
  ]);
});

test('a stock module may name cars and facilities that show a state', async () => {
  const { cases } = await readFiles({
    'stock/index.ts':
      "export const stock = []; export const cases = [{ where: 'a/b', what: 'sold' }];",
  });
  expect(cases).toEqual([{ where: 'a/b', what: 'sold' }]);
});

test('a stock module declares indices and generates their documents', async () => {
  const { stock } = await readFiles({
    'stock/index.ts':
      "export const stock = [{ name: 'vehicles-a', generate: (today: string) => [{ today }] }];",
  });
  expect(stock.map(({ name, generate }) => [name, generate('2026-11-22')])).toEqual([
    ['vehicles-a', [{ today: '2026-11-22' }]],
  ]);
});

test.each([
  ['group.yaml', 'name: A/B', /name: must be letters.*its defaults are used/],
  ['group.yaml', 'title: A', /Unrecognized key.*its defaults are used/],
  ['forms/a.yaml', 'title: {', /the form is skipped/],
  ['forms/a.yaml', form.replace('email, kind: email', 'e mail'), /fields\.0\.name.*skipped/],
  ['jotform/a.yaml', form.replace('{ en: Send }', '{ xx: Send }'), /submit.*skipped/],
  ['jotform/a.yaml', form.replace('{ en: Send }', '{}'), /submit: must be given in at least one/],
  ['turns.yaml', '/a.webp: { outside: { address: /b.webp, steps: 3 } }', /must contain {step}/],
  ['turns.yaml', '/a.webp: { outside: { address: "/{step}", steps: 0 } }', /no car can be turned/],
  ['finance.yaml', 'vehicles: { "1": rich }', /no vehicle can be financed/],
  ['editors.yaml', 'editors: [{ name: A, role: owner }]', /role: .*nobody can sign in/],
  ['editors.yaml', editorsOf('letmein'), /password: must be a hash .*nobody can sign in/],
  ['editors.yaml', editorsOf(hash.replace('ln=14', 'ln=9')), /must be a hash/],
  ['editors.yaml', editorsOf(hash, hash), /two editors have the same name/],
])('%s with %j is reported, and the rest is read', async (file, text, message) => {
  const group = await readFiles({ [file]: text, 'forms/good.yaml': form });
  expect(group.problems).toEqual([{ file, message: expect.stringMatching(message) }]);
  expect(group.forms.map(({ id }) => id)).toEqual(['good']);
  expect(JSON.stringify(group.problems)).not.toContain('letmein');
});

test.each([
  ['something else', 'export const cars = [];'],
  ['another name', "export const stock = [{ name: 'bikes', generate: () => [] }];"],
  ['no function', "export const stock = [{ name: 'sites-a', generate: [] }];"],
])('a stock module that exports %s is refused', async (_what, text) => {
  await expect(readFiles({ 'stock/index.ts': text })).rejects.toThrow("can't be used as stock");
});

const manual = readFileSync(new URL('../../docs/group-folder.md', import.meta.url), 'utf8');
const examples = [...manual.matchAll(/^## ([\w-]+\.yaml)\n(?:(?!^## ).)*?^```yaml\n(.*?)^```$/gms)];

test('the manual has an example of every file with facts', () => {
  expect(examples.map(([, name]) => name)).toEqual([
    'turns.yaml',
    'finance.yaml',
    'editors.yaml',
    'tirehotel.yaml',
    'workshops.yaml',
  ]);
});

test.each(examples.map(([, name = '', text = '']) => ({ name, text })))(
  'the example of $name in the manual can be read',
  async ({ name, text }) => {
    expect((await readFiles({ [name]: text })).problems).toEqual([]);
  },
);
