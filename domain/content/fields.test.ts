import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { checkbox, choice, link, multilist, text } from './declare.ts';
import { parseFields } from './fields.ts';

const declarations = {
  title: text({ name: 'Title', help: 'The heading.', required: true }),
  size: choice({
    name: 'Size',
    help: 'How large it is.',
    choices: { Small: 's', Large: 'l' },
    fallback: 's',
  }),
  isReversed: checkbox({ name: 'Reverse', help: 'Whether it is the other way round.' }),
  links: multilist({
    name: 'Links',
    help: 'Where it leads.',
    entries: {
      link: link({ name: 'Link', help: 'One place.', required: true }),
      note: text({ name: 'Note', help: 'A word on it.' }),
    },
  }),
};

const defaults = { title: '', size: 's', isReversed: false, links: [] };

const page = { value: { href: '/kop-bil', text: 'Köp bil' } };

describe('values', () => {
  test('have the names of the props', () => {
    const { values, problems } = parseFields(declarations, {
      Title: { value: 'Kontakt' },
      Size: { value: 'Large' },
      Reverse: { value: '1' },
      Links: [{ id: '1', name: 'buy', fields: { Link: page } }],
    });
    const bought = { href: '/kop-bil', text: 'Köp bil', title: undefined, newTab: false };
    const links = [
      { id: '1', name: 'buy', url: undefined, fields: { link: bought, note: '' }, editing: {} },
    ];
    expect(values).toEqual({ title: 'Kontakt', size: 'l', isReversed: true, links });
    expect(problems).toEqual([]);
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'fields'],
    ['a list', [{ Title: { value: 'Kontakt' } }]],
    ['no fields', {}],
    ['fields of another block', { Headline: { value: 'Kontakt' } }],
    ['malformed fields', { Title: { value: {} }, Size: { value: 'Huge' }, Links: 'many' }],
  ])('are the documented defaults for %s', (_what, wire) => {
    expect(parseFields(declarations, wire).values).toEqual(defaults);
  });
});

describe('problems', () => {
  const complete = { Title: { value: 'Kontakt' } };
  test.each([
    ['a required field without content', {}, ['Title is empty']],
    ['a required field of blanks', { Title: { value: ' ' } }, ['Title is empty']],
    ['an optional field without content', { ...complete, Size: { value: '' } }, []],
    [
      'a value that isn’t allowed',
      { ...complete, Size: { value: 'Huge' } },
      ['Size is not one of Small, Large'],
    ],
    [
      'several fields at once',
      { Title: { value: [] }, Reverse: { value: 'maybe' } },
      ['Title is not a text', 'Reverse is not a checkbox'],
    ],
    [
      'entries of a list, counted from 1',
      { ...complete, Links: [{ fields: { Link: page } }, { fields: { Note: { value: {} } } }] },
      ['Links[2].Link is empty', 'Links[2].Note is not a text'],
    ],
    [
      'entries of a wrapped list',
      { ...complete, Links: { value: [{ fields: {} }] } },
      ['Links[1].Link is empty'],
    ],
    ['an invalid entry', { ...complete, Links: [null] }, ['Links[1] is not an item']],
  ])('name %s', (_what, wire, expected) => {
    const { problems } = parseFields(declarations, wire);
    expect(problems.map(({ field, problem }) => `${field} ${problem}`)).toEqual(expected);
  });
});

describe('editing', () => {
  test('passes on the platform’s metadata unchanged, by prop', () => {
    const metadata = { fieldId: '1', rawValue: 'Kontakt' };
    const wire = { Title: { value: 'Kontakt', metadata }, Size: { value: 'Small' } };
    expect(parseFields(declarations, wire).editing).toEqual({ title: metadata });
  });

  test('includes the entries of a list', () => {
    const metadata = { fieldId: '2' };
    const wire = { Links: [{ fields: { Link: { ...page, metadata } } }] };
    const [entry] = parseFields(declarations, wire).values.links;
    expect(entry?.editing).toEqual({ link: metadata });
  });

  test.each([['junk'], [null], [[{}]], [7]])('finds none in %j', (metadata) => {
    const wire = { Title: { value: 'Kontakt', metadata } };
    expect(parseFields(declarations, wire).editing).toEqual({});
  });
});

const field = fc.oneof(fc.anything({ maxDepth: 3 }), fc.record({ value: fc.anything() }));
const fields = fc.record({ Title: field, Size: field, Reverse: field, Links: field });

propertyTest.prop([fc.oneof(fc.anything(), fields)])(
  'gives every prop a value of its type, whatever the platform sends',
  (wire) => {
    const { values } = parseFields(declarations, wire);
    expect(values).toEqual({
      title: expect.any(String),
      size: expect.stringMatching(/^[sl]$/),
      isReversed: expect.any(Boolean),
      links: expect.any(Array),
    });
  },
);

propertyTest.prop([fields])('reports a problem wherever a default is used', (wire) => {
  const { values, problems } = parseFields(declarations, wire);
  if (values.title === '') expect(problems.map((problem) => problem.field)).toContain('Title');
});

describe('a renamed field', () => {
  const renamed = {
    text: text({ name: 'Text', help: 'The text.', formerNames: ['Body', 'Copy'], required: true }),
  };
  const body = { value: 'Old', metadata: { fieldId: '1' } };

  test.each([
    ['under its name', { Text: { value: 'New' } }, 'New', []],
    [
      'under a former name',
      { Body: body },
      'Old',
      [{ field: 'Body', problem: 'is called Text now' }],
    ],
    ['under both names', { Text: { value: 'New' }, Body: body }, 'New', []],
    [
      'under a former name, and empty under its own',
      { Text: { value: '' }, Copy: body },
      'Old',
      [{ field: 'Copy', problem: 'is called Text now' }],
    ],
    ['under no name', { Body: { value: '' } }, '', [{ field: 'Text', problem: 'is empty' }]],
  ])('is read %s', (_what, wire, value, problems) => {
    const parsed = parseFields(renamed, wire);
    expect(parsed.values.text).toBe(value);
    expect(parsed.problems).toEqual(problems);
  });

  test('is edited under the name that content has', () => {
    expect(parseFields(renamed, { Body: body }).editing.text).toEqual({ fieldId: '1' });
    const both = { Text: { value: '', metadata: { fieldId: '2' } }, Body: { value: '' } };
    expect(parseFields(renamed, both).editing.text).toEqual({ fieldId: '2' });
  });
});

test('a deprecated field is read, and reported while it is filled in', () => {
  const old = { note: text({ name: 'Note', help: 'A note.', deprecated: 'use Text' }) };
  const { values, problems } = parseFields(old, { Note: { value: 'Hej' } });
  expect(values.note).toBe('Hej');
  expect(problems).toEqual([{ field: 'Note', problem: 'is deprecated: use Text' }]);
  expect(parseFields(old, { Note: { value: '' } }).problems).toEqual([]);
});
