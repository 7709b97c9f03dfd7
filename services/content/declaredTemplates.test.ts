import { expect, test } from 'vitest';
import type { Item } from './model.ts';
import { createStore, kindOf } from './store.ts';

const item: Item = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'a',
  displayName: 'a',
  path: '/sitecore/content/a',
  language: 'sv',
  version: 1,
  templateName: 'Blurb',
  parentId: undefined,
  siteName: 'alfa',
  created: '2026-01-01T00:00:00Z',
  updated: '2026-01-01T00:00:00Z',
  sortOrder: 1,
  fields: [
    { name: 'RichText', value: { kind: 'text', text: 'No marks' } },
    { name: 'Colour', value: { kind: 'text', text: 'Red' } },
  ],
};
const store = createStore({ sites: [], items: [item], problems: [] });

test('a template has its declared fields, and then those that only its items have', () => {
  const { fields } = store.template('Blurb');
  expect([...fields.keys()].indexOf('Title')).toBe(0);
  expect([...fields].at(-1)).toEqual(['Colour', 'text']);
  expect(store.template('NumbersBlock Numbers').fields.get('Value')).toBe('text');
  expect(store.template('unknown').fields.size).toBe(0);
});

test('a rich text without marks is one by its declaration', () => {
  const kinds = item.fields.map((field) => kindOf(field, store.template('Blurb')));
  expect(kinds).toEqual(['richText', 'text']);
});
