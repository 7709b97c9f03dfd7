import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { anyText } from '../testing/anyText.ts';
import { decodePath, encodePath, fitsFileNames, isPlainPath } from './path.ts';

test.each([
  ['/', ['']],
  ['/a/b', ['a', 'b']],
  ['/%C3%A5/%E2%82%AC/%F0%9F%9A%97', ['å', '€', '🚗']],
  ['/a%2Fb', ['a/b']],
  ['/%2541', ['%41']],
])('%s is decoded once', (path, segments) => {
  expect(decodePath(path)).toEqual(segments);
});

test.each([
  ['a relative path', 'a'],
  ['an incomplete escape', '/%'],
  ['an escape without hexadecimal digits', '/%zz'],
  ['a truncated character', '/%E0%A4%A'],
  ['a lone continuation byte', '/b%A0'],
  ['a byte that UTF-8 never uses', '/om-oss/%FF'],
  ['an overlong encoding', '/%c0%af'],
  ['an encoded surrogate', '/%ED%A0%80'],
  ['NUL', '/%00'],
  ['a line break', '/a%0Ab'],
  ['DEL', '/%7f'],
  ['a C1 control character', '/%C2%85'],
  ['a raw byte', '/\xff'],
])('%s is malformed', (_what, path) => {
  expect(decodePath(path)).toBeUndefined();
});

test.each([
  [['media', 'a.png'], true],
  [['media', ''], false],
  [['media', '.'], false],
  [['..', 'a'], false],
  [['a/b'], false],
  [['a\\b'], false],
  [['%2e%2e'], false],
  [['100%'], true],
])('%j is plain: %s', (segments, isPlain) => {
  expect(isPlainPath(segments)).toBe(isPlain);
});

test('names are measured in bytes', () => {
  expect(fitsFileNames(['a'.repeat(255)])).toBe(true);
  expect(fitsFileNames(['å'.repeat(128)])).toBe(false);
});

propertyTest.prop([fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1 })])(
  'a path without control characters survives encoding and decoding',
  (segments) => {
    fc.pre(!segments.some((segment) => /\p{Cc}/u.test(segment)));
    expect(decodePath(encodePath(segments))).toEqual(segments);
  },
);

propertyTest.prop([anyText()])('no text makes decoding throw', (text) => {
  expect(() => decodePath(text)).not.toThrow();
});
