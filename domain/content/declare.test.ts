import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { nameList } from './declare.ts';
import { declarations, type Kind, named, read } from './testing/declaredKinds.ts';

const kinds = Object.keys(declarations) as Kind[];

describe('every kind', () => {
  test.each(kinds)('%s says in manuals what an empty field means', (kind) => {
    expect(declarations[kind].fallbackText).toMatch(/\w/);
  });

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
