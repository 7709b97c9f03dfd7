import { expect, test } from 'vitest';
import { choice, image, link, multilist, nameList, number, text, youtube } from '../declare.ts';
import { describeTemplate } from './describe.ts';
import { blockManifest, readManifest } from './manifest.ts';

const fields = {
  title: text({ name: 'Title', help: 'The heading.', required: true, marks: ['count'] }),
  size: choice({ name: 'Size', help: 'Its size.', choices: { Small: 's' }, fallback: 's' }),
  columns: number({ name: 'Columns', help: 'How many.', min: 1, max: 4, fallback: 2 }),
  picture: image({ name: 'Picture', help: 'Above.', decorative: 'It repeats the title.' }),
  link: link({ name: 'Link', help: 'Where to.', needsText: true, formerNames: ['Url'] }),
  film: youtube({ name: 'Film', help: 'Below.', deprecated: 'use a YoutubeVideo' }),
  order: nameList({ name: 'Order', help: 'First to last.', names: ['a', 'b'], fallback: ['b'] }),
  entries: multilist({
    name: 'Entries',
    help: 'All.',
    entries: { word: text({ name: 'Word', help: 'One.' }) },
    areEntriesShared: true,
  }),
};

test('a declaration is described as plain data', () => {
  const described = describeTemplate('Any', fields, { isPage: true });
  const [title, size, columns, picture, target, film, order, entries] = described.fields;
  expect(JSON.parse(JSON.stringify(title))).toEqual({
    prop: 'title',
    name: 'Title',
    kind: 'text',
    help: 'The heading.',
    required: true,
    default: 'empty',
    marks: ['count'],
  });
  expect(size).toMatchObject({ choices: ['Small'], default: 'Small' });
  expect(columns).toMatchObject({ bounds: { min: 1, max: 4 }, default: '2' });
  expect(picture).toMatchObject({ decorative: 'It repeats the title.' });
  expect(target).toMatchObject({ needsText: true, formerNames: ['Url'] });
  expect(film).toMatchObject({ format: 'youtube', deprecated: 'use a YoutubeVideo' });
  expect(order).toMatchObject({ format: 'names', choices: ['a', 'b'], default: 'b' });
  expect(entries).toMatchObject({ areEntriesShared: true, entries: [{ prop: 'word' }] });
});

test('the manifest is read with all that it says', async () => {
  const { default: written } = await import('./blocks.json', { with: { type: 'json' } });
  const manifest = blockManifest();
  expect(JSON.parse(JSON.stringify(manifest))).toEqual(written);
  expect(readManifest(JSON.parse(JSON.stringify(manifest)))).toEqual(manifest);
});
