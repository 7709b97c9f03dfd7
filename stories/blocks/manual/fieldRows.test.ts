import { expect, test } from 'vitest';
import { fieldRegistry } from '#blocks/fieldRegistry.ts';
import { checkbox, choice, link, multilist, number, text } from '#domain/content/declare.ts';
import { fieldRows } from './fieldRows.ts';
import { manualWords } from './language/manualWords.ts';

const words = manualWords.en.table;

test('a row describes a field to editors', () => {
  const rows = fieldRows(
    {
      title: text({ name: 'Title', help: 'The heading.', required: true }),
      size: choice({
        name: 'Size',
        help: 'How large.',
        choices: { Small: 's', Large: 'l' },
        words: { Small: 'Not much' },
        fallback: 's',
      }),
      width: number({ name: 'Width', help: 'In px.', fallback: 150, min: 20, max: 600 }),
    },
    words,
  );
  expect(rows).toMatchObject([
    {
      label: 'Title',
      name: 'Title',
      kind: 'Text',
      allowed: [],
      fallback: 'empty',
      isRequired: true,
      help: 'The heading.',
    },
    {
      label: 'Size',
      name: 'Size',
      kind: 'Choice',
      allowed: [{ words: 'Not much', stored: 'Small' }, { words: 'Large' }],
      fallback: 'Not much',
      isRequired: false,
      help: 'How large.',
    },
    {
      label: 'Width',
      name: 'Width',
      kind: 'Number',
      allowed: [{ words: '20 to 600' }],
      fallback: '150',
      isRequired: false,
      help: 'In px.',
    },
  ]);
});

test('a deprecated field says what to do instead', () => {
  const fields = {
    note: text({ name: 'Note', help: 'A note.', deprecated: 'write it into Text' }),
  };
  expect(fieldRows(fields, words)).toMatchObject([{ deprecated: 'write it into Text' }]);
});

test('a checkbox can be ticked or not', () => {
  const rows = fieldRows(
    { reverse: checkbox({ name: 'Reverse', help: 'Turns it round.' }) },
    words,
  );
  expect(rows).toMatchObject([
    { allowed: [{ words: 'ticked' }, { words: 'not ticked' }], fallback: 'not ticked' },
  ]);
});

test('the fields of list entries follow their list', () => {
  const entries = { link: link({ name: 'Link', help: 'One link.' }) };
  const rows = fieldRows(
    { links: multilist({ name: 'Links', help: 'The links.', entries }) },
    words,
  );
  expect(rows.map(({ label, kind }) => `${label}: ${kind}`)).toEqual([
    'Links: List of items',
    'Links › Link: Link',
  ]);
});

test('no block shows names of the index in place of words', () => {
  for (const [name, { fields }] of Object.entries(fieldRegistry)) {
    const shown = fieldRows(fields, words).flatMap(({ allowed, fallback }) => [
      ...allowed.map((value) => value.words),
      ...fallback.split(', '),
    ]);
    expect(
      shown.filter((text) => /_|^Background/.test(text)),
      name,
    ).toEqual([]);
  }
});
