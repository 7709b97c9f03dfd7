import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { anyText } from '#domain/testing/anyText.ts';
import { chooseEncoding, encodings } from './acceptEncoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP;Q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['gzip;q=1.0, br;q=1.000', 'br'],
  ['identity, br;q=0.5', 'identity'],
  ['identity;q=0', 'identity'],
  ['identity;q=0, gzip;q=0.001', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['deflate', 'identity'],
  ['br;q=2, gzip;q=-1, deflate', 'br'],
  ['br;q=, gzip;q=nonsense', 'br'],
  ['brotli, gzipped', 'identity'],
  [' \tgzip\t;\tq=0.5 , br;q=0.1', 'gzip'],
  ['br;level=11', 'br'],
  ['__proto__, constructor', 'identity'],
] as const)('Accept-Encoding: %s is answered with %s', (header, expected) => {
  expect(chooseEncoding(header)).toBe(expected);
});

test('only the first thousand characters are read', () => {
  const named = (length: number) => `${'a, '.repeat(length)}`.slice(0, length);
  expect(chooseEncoding(`${named(994)}, gzip`)).toBe('gzip');
  expect(chooseEncoding(`${named(1_000)}, gzip`)).toBe('identity');
});

propertyTest.prop([anyText({ maxLength: 2000 })])('any text leads to a form', (header) => {
  expect(encodings).toContain(chooseEncoding(header));
});

const weights = fc.integer({ min: 0, max: 1000 });

propertyTest.prop([
  fc.record({ br: weights, gzip: weights, identity: weights }),
  fc.shuffledSubarray([...encodings], { minLength: 3, maxLength: 3 }),
])('the form has the largest weight, in any order of the names', (by, order) => {
  const header = order.map((name) => `${name};q=${(by[name] / 1000).toFixed(3)}`).join(', ');
  const chosen = by[chooseEncoding(header)];
  expect(chosen).toBe(Math.max(...Object.values(by)));
});

propertyTest.prop([
  fc.array(fc.constantFrom('br', 'gzip', '*', ';', 'q', '=', '0', '1', '.', ',', ' ', 'identity')),
])('a form with weight 0 is never chosen, except the page as it is', (parts) => {
  const header = `${parts.join('')}, br;q=0, gzip;q=0`;
  expect(chooseEncoding(header)).toBe('identity');
});
