import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  checkbox,
  choice,
  dateTime,
  image,
  link,
  media,
  multilist,
  nameList,
  number,
  richText,
  text,
} from './declare.ts';
import type { FieldDeclaration } from './fields.ts';

const named = { name: 'Field', help: 'A field of the test.' };

const declarations = {
  text: text(named),
  'rich text': richText(named),
  image: image(named),
  media: media(named),
  link: link(named),
  choice: choice({ ...named, choices: { Black: 'black', Blue: 'blue' }, fallback: 'white' }),
  checkbox: checkbox(named),
  number: number({ ...named, fallback: 150, min: 1, max: 600 }),
  'date and time': dateTime(named),
  multilist: multilist({ ...named, entries: { title: text({ ...named, name: 'Title' }) } }),
} as const satisfies Record<string, FieldDeclaration<unknown>>;

type Kind = keyof typeof declarations;

const kinds = Object.keys(declarations) as Kind[];

/** Reads a field of this kind from `{ value: … }`. */
function read(kind: Kind, value: unknown) {
  return declarations[kind].read({ value });
}

describe('every kind', () => {
  describe.each(kinds)('%s', (kind) => {
    test.each([
      ['an absent field', undefined],
      ['null', null],
      ['a field without value', {}],
      ['a value of null', { value: null }],
      ['an empty value', { value: '' }],
      ['a blank value', { value: ' \u00a0\n\t' }],
    ])('takes %s for empty', (_what, wire) => {
      expect(declarations[kind].read(wire)).toEqual({ kind: 'empty' });
    });
  });

  const refused: Record<Kind, readonly unknown[]> = {
    text: [true, {}, [], ['a'], { src: '/a.webp' }],
    'rich text': [true, {}, [], ['<p>a</p>']],
    image: [true, 7, 'a picture', [], ['/a.webp'], { src: 7 }, { src: 'javascript:alert(1)' }],
    media: [true, 7, [], { href: 7 }, { href: 'data:video/webm,' }, { href: 'tel:112' }],
    link: [true, 7, 'Läs mer', [], { href: 7 }, { href: 'javascript:alert(1)' }],
    choice: [true, 7, {}, [], 'Green', 'black', 'constructor', '__proto__'],
    checkbox: [7, {}, [], 'yes', 'on', 2],
    number: [
      true,
      {},
      [],
      [5],
      '12 px',
      '16 000',
      '1,5',
      '1e2',
      '0x10',
      'NaN',
      Number.NaN,
      Infinity,
      0,
      601,
      '-3',
    ],
    'date and time': [true, 7, {}, [], 'soon', '5', '2026-13-01', '2026-02-30', '01/02/2026'],
    multilist: [true, 7, {}, 'a', { 0: {} }],
  };
  const cases = kinds.flatMap((kind) => refused[kind].map((value) => ({ kind, value })));

  test.each(cases)('$kind refuses $value', ({ kind, value }) => {
    expect(read(kind, value)).toEqual({ kind: 'malformed', expected: expect.any(String) });
  });

  propertyTest.prop([fc.constantFrom(...kinds), fc.anything({ maxDepth: 4 })])(
    'never throws, whatever the platform sends',
    (kind, wire) => {
      const { read } = declarations[kind];
      expect(['filled', 'empty', 'malformed']).toContain(read(wire).kind);
      expect(['filled', 'empty', 'malformed']).toContain(read({ value: wire }).kind);
    },
  );
});

describe('text', () => {
  const long = 'å'.repeat(10_000);
  test.each([
    ['a word', 'Kontakt', 'Kontakt'],
    ['blanks around it', '  Kontakt \n', 'Kontakt'],
    ['blanks inside', 'Köpa  och sälja', 'Köpa  och sälja'],
    ['HTML, which stays text', '<b>Hej</b> &amp; <script>', '<b>Hej</b> &amp; <script>'],
    ['a number', 150, '150'],
    ['zero', 0, '0'],
    ['10 000 characters', long, long],
  ])('reads %s', (_what, value, expected) => {
    expect(read('text', value)).toEqual({ kind: 'filled', value: expected });
  });

  test('reads an unwrapped text', () => {
    expect(declarations.text.read('Kontakt')).toEqual({ kind: 'filled', value: 'Kontakt' });
  });
});

describe('rich text', () => {
  test('keeps its HTML, which is sanitised on rendering', () => {
    const html = '<p onclick="x()">Hej</p>';
    expect(read('rich text', html)).toEqual({ kind: 'filled', value: html });
  });
});

describe('image', () => {
  const src = '/-/media/nordvik-se/hero.webp';
  test.each([
    ['whole', { src, alt: 'En bil', width: '1920', height: '960' }, 'En bil', 1920, 960],
    ['with sizes as numbers', { src, alt: '', width: 1920, height: 960 }, '', 1920, 960],
    ['without sizes', { src, alt: 'En bil' }, 'En bil', undefined, undefined],
    ['with senseless sizes', { src, width: '-1', height: 'tall' }, '', undefined, undefined],
    ['with broken sizes', { src, width: '1.5', height: {} }, '', undefined, undefined],
    ['with a malformed text', { src, alt: 7 }, '', undefined, undefined],
  ])('reads one %s', (_what, value, alt, width, height) => {
    expect(read('image', value)).toEqual({ kind: 'filled', value: { src, alt, width, height } });
  });

  test('has no picture without an address', () => {
    expect(read('image', { src: '', alt: 'En bil' })).toEqual({ kind: 'empty' });
  });
});

describe('media', () => {
  const address = '/-/media/nordvik-se/charging.webm';
  test.each([
    ['a link to the file', { href: address, text: 'En film' }],
    ['a file of the library', { src: address }],
    ['the bare address', address],
  ])('reads %s', (_what, value) => {
    expect(read('media', value)).toEqual({ kind: 'filled', value: address });
  });

  test.each([[{ href: '' }], [{ src: '' }], [{}]])('has no file in %j', (value) => {
    expect(read('media', value)).toEqual({ kind: 'empty' });
  });
});

describe('link', () => {
  const plain = { href: '/kop-bil', text: 'Köp bil', title: undefined, newTab: false };
  test.each([
    ['whole', { href: '/kop-bil', text: 'Köp bil', linktype: 'internal' }, plain],
    ['with blanks', { href: ' /kop-bil ', text: ' Köp bil ' }, plain],
    ['for a new tab', { ...plain, target: '_blank' }, { ...plain, newTab: true }],
    ['for a frame', { ...plain, target: '_top' }, plain],
    ['with a title', { ...plain, title: 'Alla' }, { ...plain, title: 'Alla' }],
    ['with an empty title', { ...plain, title: '' }, plain],
    ['without a text', { href: '/kop-bil' }, { ...plain, text: '' }],
    ['with a malformed text', { href: '/kop-bil', text: {} }, { ...plain, text: '' }],
  ])('reads one %s', (_what, value, expected) => {
    expect(read('link', value)).toEqual({ kind: 'filled', value: expected });
  });

  test.each([[{ href: '', text: 'Köp bil' }], [{ href: '  ' }], [{ text: 'Köp bil' }]])(
    'leads nowhere: %j',
    (value) => {
      expect(read('link', value)).toEqual({ kind: 'empty' });
    },
  );
});

describe('a link that needs a text', () => {
  const { read } = link({ ...named, needsText: true });

  test('is read without one, and the problem is reported', () => {
    const problems = [{ field: '', problem: 'has no text' }];
    const reading = read({ value: { href: '/kop-bil', text: ' ' } });
    expect(reading).toMatchObject({ kind: 'filled', value: { href: '/kop-bil' }, problems });
  });

  test('has no problem with one', () => {
    expect(read({ value: { href: '/kop-bil', text: 'Köp bil' } })).not.toHaveProperty('problems');
  });
});

describe('choice', () => {
  test.each([
    ['Black', 'black'],
    [' Blue ', 'blue'],
  ])('reads %j as %j', (value, expected) => {
    expect(read('choice', value)).toEqual({ kind: 'filled', value: expected });
  });

  test('lists the choices for editors', () => {
    expect(declarations.choice).toMatchObject({ choices: ['Black', 'Blue'], fallback: 'white' });
  });

  test.each([
    ['blue', 'Blue'],
    ['white', 'white'],
  ])('names the default %s to editors as %s', (fallback, fallbackText) => {
    const declared = choice({ ...named, choices: { Black: 'black', Blue: 'blue' }, fallback });
    expect(declared).toMatchObject({ fallback, fallbackText });
  });
});

describe('checkbox', () => {
  test.each([
    [true, true],
    ['1', true],
    ['true', true],
    [1, true],
    [false, false],
    ['0', false],
    ['false', false],
    [0, false],
  ])('reads %j as %j', (value, expected) => {
    expect(read('checkbox', value)).toEqual({ kind: 'filled', value: expected });
  });

  test.each([
    [{}, false, 'not ticked'],
    [{ fallback: true }, true, 'ticked'],
  ])('with %j defaults to %j', (options, fallback, fallbackText) => {
    expect(checkbox({ ...named, ...options })).toMatchObject({ fallback, fallbackText });
  });
});

describe('number', () => {
  test.each([
    [150, 150],
    ['150', 150],
    [' 55 ', 55],
    [1, 1],
    [600, 600],
    [1.5, 1.5],
  ])('reads %j as %j', (value, expected) => {
    expect(read('number', value)).toEqual({ kind: 'filled', value: expected });
  });

  propertyTest.prop([fc.oneof(fc.double(), fc.string())])('stays within its bounds', (value) => {
    const reading = declarations.number.read({ value });
    if (reading.kind !== 'filled') return;
    expect(reading.value).toBeGreaterThanOrEqual(1);
    expect(reading.value).toBeLessThanOrEqual(600);
  });
});

describe('date and time', () => {
  test.each(['2026-05-01T08:00:00Z', '2026-05-01', '2026-05-01T08:00:00+02:00'])(
    'reads %s as it is',
    (value) => {
      expect(read('date and time', value)).toEqual({ kind: 'filled', value });
    },
  );

  test('treats the platform’s year-one date as empty', () => {
    expect(read('date and time', '0001-01-01T00:00:00Z')).toEqual({ kind: 'empty' });
  });
});

describe('multilist', () => {
  const item = { id: '1', name: 'one', url: '/one', fields: { Title: { value: 'One' } } };
  const one = { id: '1', name: 'one', url: '/one', fields: { title: 'One' } };

  test.each([
    ['the bare list', [item]],
    ['a wrapped list', { value: [item] }],
    ['a list with junk in it', [null, item, 'junk', [item]]],
  ])('reads %s', (_what, wire) => {
    expect(declarations.multilist.read(wire)).toMatchObject({ kind: 'filled', value: [one] });
  });

  test.each([
    ['without identity', { fields: item.fields }, { ...one, id: '', name: '', url: undefined }],
    ['that leads astray', { ...item, url: 'javascript:alert(1)' }, { ...one, url: undefined }],
    ['without fields', { ...item, fields: undefined }, { ...one, fields: { title: '' } }],
    ['with malformed fields', { ...item, fields: 'junk' }, { ...one, fields: { title: '' } }],
  ])('reads an item %s', (_what, wire, expected) => {
    expect(declarations.multilist.read([wire])).toMatchObject({ value: [expected] });
  });

  test('treats a list without items as empty', () => {
    expect(declarations.multilist.read([])).toEqual({ kind: 'empty' });
  });
});

describe('a list of names', () => {
  const names = nameList({ ...named, names: ['price', 'year', 'fuel'], fallback: ['price'] });

  test.each([
    ['year, price', ['year', 'price']],
    ['fuel|year\nfuel', ['fuel', 'year']],
  ])('keeps the order of %j, each once', (value, expected) => {
    expect(names.read({ value })).toEqual({ kind: 'filled', value: expected, problems: [] });
  });

  test('leaves out unknown names and reports them', () => {
    expect(names.read({ value: 'year, colour' })).toEqual({
      kind: 'filled',
      value: ['year'],
      problems: [{ field: '', problem: 'can’t name colour' }],
    });
  });

  test('with only unknown names is malformed, without names empty', () => {
    const malformed = { kind: 'malformed', expected: 'some of price, year, fuel' };
    expect(names.read({ value: 'colour' })).toEqual(malformed);
    expect(names.read({ value: ' ' })).toEqual({ kind: 'empty' });
  });
});
