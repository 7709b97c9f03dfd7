import { expect, test } from 'vitest';
import {
  checkbox,
  choice,
  dateTime,
  image,
  link,
  media,
  multilist,
  number,
  richText,
  text,
} from '#domain/content/declare.ts';
import { parseFields } from '#domain/content/fields.ts';
import { describeTemplate } from '#domain/content/manifest/describe.ts';
import { changedContent, exampleRaw, triedExample } from './triedContent.ts';

const entry = { label: text({ name: 'Label', help: '' }) };
const declared = {
  title: text({ name: 'Title', help: '' }),
  text: richText({ name: 'Text', help: '' }),
  picture: image({ name: 'Picture', help: '' }),
  film: media({ name: 'Film', help: '' }),
  link: link({ name: 'Link', help: '' }),
  size: choice({ name: 'Size', help: '', choices: { Small: 's', Large: 'l' }, fallback: 's' }),
  isWide: checkbox({ name: 'Wide', help: '', fallback: true }),
  columns: number({ name: 'Columns', help: '', fallback: 2, min: 1, max: 9 }),
  end: dateTime({ name: 'End', help: '' }),
  items: multilist({
    name: 'Items',
    help: '',
    entries: { ...entry, links: multilist({ name: 'Links', help: '', entries: entry }) },
  }),
};
const ofPage = { author: text({ name: 'Author', help: '' }) };
const fieldsOf = (declarations: Parameters<typeof describeTemplate>[1]) =>
  describeTemplate('Any', declarations, { isPage: false }).fields;
const tried = { fields: fieldsOf(declared), pageFields: fieldsOf(ofPage) };

const item = (Label: string, links: readonly string[] = []) => ({
  id: Label,
  name: Label,
  fields: {
    Label: { value: Label },
    Links: { value: links.map((each) => ({ id: each, name: each, fields: { Label: each } })) },
  },
});

const content = {
  componentName: 'Any',
  fields: {
    Title: { value: 'Winter tyres' },
    Text: { value: '<p>Two & more</p>' },
    Picture: { value: { src: '/-/media/a.jpg', alt: 'A "car"', width: '160', height: '90' } },
    Film: { value: { src: '/-/media/film.webm' } },
    Link: { value: { href: 'https://nordvik.example/a?b=1', text: 'On', target: '_blank' } },
    Size: { value: 'Large' },
    Wide: { value: false },
    Columns: { value: 3 },
    End: { value: '2026-12-24T16:00:00Z' },
    Items: { value: [item('One', ['A', 'B']), item('Two')] },
  },
  frame: { page: { itemId: 'x', fields: { Author: { value: 'Anna' } } } },
};

/** The values, in which ids of items are made up. */
function read(declarations: Parameters<typeof parseFields>[0], wire: unknown) {
  const withoutIds = (name: string, value: unknown) => (name === 'id' ? undefined : value);
  return JSON.parse(JSON.stringify(parseFields(declarations, wire).values, withoutIds));
}

test('the form starts with the content of the example, field by field', () => {
  const shown = triedExample(tried, content, exampleRaw(tried, content));
  expect(read(declared, shown.fields)).toEqual(read(declared, content.fields));
  expect(read(ofPage, shown.frame?.page?.fields)).toEqual({ author: 'Anna' });
  expect(parseFields(declared, shown.fields).problems).toEqual([]);
});

test.each([
  ['Picture', { value: 7 }],
  ['Link', { value: { href: 'javascript:alert(1)' } }],
  ['End', { value: 'soon' }],
  ['Items', { value: 'none' }],
  ['Title', null],
])('a value of %s that no editor can enter does no harm: %j', (name, wire) => {
  const broken = { ...content, fields: { [name]: wire } };
  const { fields } = triedExample(tried, broken, exampleRaw(tried, broken));
  expect(read(declared, fields)).toEqual(read(declared, {}));
});

test('a changed field and a changed entry are shown, and the reset undoes both', () => {
  const first = exampleRaw(tried, content);
  const [id = ''] = Object.keys(first.entries).filter(
    (each) => first.entries[each]?.name === 'Two',
  );
  const titled = changedContent(first, { kind: 'value', name: 'Title', raw: 'New' });
  const changed = changedContent(titled, { kind: 'entry', id, name: 'Label', raw: 'Second' });
  const { fields } = triedExample(tried, content, changed);
  expect(read(declared, fields)).toMatchObject({
    title: 'New',
    items: [{ fields: { label: 'One' } }, { fields: { label: 'Second' } }],
  });
  expect(changedContent(changed, { kind: 'reset', to: first })).toEqual(first);
});

test('an entry that was just made has the values that are typed into it', () => {
  const made = changedContent(
    { values: {}, entries: {} },
    { kind: 'entry', id: '{new}', name: 'Label', raw: 'A' },
  );
  expect(made.entries).toEqual({ '{new}': { name: '', values: { Label: 'A' } } });
});
