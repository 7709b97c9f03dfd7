import { expect, test } from 'vitest';
import { image, link, multilist, text } from '../declare.ts';
import { parseFields } from '../fields.ts';
import { declaredFields } from '../manifest/declared.ts';
import { describeTemplate } from '../manifest/describe.ts';
import { wireFields } from './wireOfRaw.ts';

const { fields } = describeTemplate(
  'Any',
  {
    title: text({ name: 'Title', help: 'The heading.', formerNames: ['Heading'] }),
    picture: image({ name: 'Picture', help: 'Above.' }),
    links: multilist({
      name: 'Links',
      help: 'Where it leads.',
      entries: { link: link({ name: 'Link', help: 'One place.', required: true }) },
    }),
  },
  { isPage: false },
);
const [first, second] = [
  '{00000000-0000-4000-8000-000000000001}',
  '{00000000-0000-4000-8000-000000000002}',
];

test('raw values are read by the rules of the delivery', () => {
  const values = {
    Heading: ' Old name ',
    Picture: `<image mediaid="${first}" alt="A car" />`,
    Links: `${first}|${second}`,
  };
  const entries = {
    [first]: { name: 'buy', values: { Link: '<link url="/kop-bil" text="Buy" />' } },
    [second]: { name: 'nothing', values: {} },
  };
  const parsed = parseFields(declaredFields(fields), wireFields(fields, values, entries));
  expect(parsed.values).toMatchObject({
    title: 'Old name',
    picture: { src: '/-/media/00000000000040008000000000000001.ashx', alt: 'A car' },
    links: [{ id: first, name: 'buy', fields: { link: { href: '/kop-bil', text: 'Buy' } } }, {}],
  });
  expect(parsed.problems).toEqual([
    { field: 'Heading', problem: 'is called Title now' },
    { field: 'Links[2].Link', problem: 'is empty' },
  ]);
});

test('foreign values are left out', () => {
  expect(wireFields(fields, { Picture: '<script>', Links: 'all' }, {})).toEqual({
    Title: { value: '' },
    Heading: { value: '' },
  });
});
