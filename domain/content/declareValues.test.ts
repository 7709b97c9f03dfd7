import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { checkbox, choice, link } from './declare.ts';
import { declarations, named, read } from './testing/declaredKinds.ts';

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
    ['of one pixel', { src, width: '1', height: 1 }, '', 1, 1],
    ['without an area', { src, width: '0', height: 0 }, '', undefined, undefined],
    ['with broken sizes', { src, width: '1.5', height: {} }, '', undefined, undefined],
    ['with a malformed text', { src, alt: 7 }, '', undefined, undefined],
  ])('reads one %s', (_what, value, alt, width, height) => {
    expect(read('image', value)).toEqual({ kind: 'filled', value: { src, alt, width, height } });
  });

  test('has the focal point', () => {
    expect(read('image', { src, alt: '', focalPoint: '70,40' })).toMatchObject({
      kind: 'filled',
      value: { src, focalPoint: { x: 70, y: 40 } },
    });
  });

  test.each([null, '', ' '])('has no focal point in %j', (focalPoint) => {
    const reading = read('image', { src, alt: '', focalPoint });
    expect(reading).toEqual({
      kind: 'filled',
      value: expect.not.objectContaining({ focalPoint: expect.anything() }),
    });
  });

  test.each(['center', '101,0', 7, {}])(
    'is shown without the focal point %j, which is reported',
    (focalPoint) => {
      expect(read('image', { src, alt: '', focalPoint })).toEqual({
        kind: 'filled',
        value: { src, alt: '', width: undefined, height: undefined },
        problems: [
          { field: '', problem: 'has a focal point that isn’t two percentages, such as 70,40' },
        ],
      });
    },
  );

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
