import { expect, test } from 'vitest';
import { addHomePath, pageHref, removeHomePath } from './homePath.ts';

test.each([
  ['/', '/nyheter', '/nyheter'],
  ['/', '/', '/'],
  ['/sv', '/nyheter', '/sv/nyheter'],
  ['/sv', '/', '/sv'],
  ['/en', '/english', '/en/english'],
])('below %s the path %s has the address %s, and vice versa', (homePath, path, address) => {
  expect(addHomePath(homePath, path)).toBe(address);
  expect(removeHomePath(homePath, address)).toBe(path);
  expect(pageHref(homePath, path)).toBe(address);
  expect(pageHref(homePath, address)).toBe(address);
});

test('an address that only starts with the same letters is not below the language', () => {
  expect(removeHomePath('/sv', '/svar')).toBe('/svar');
  expect(pageHref('/sv', '/svar')).toBe('/sv/svar');
});
