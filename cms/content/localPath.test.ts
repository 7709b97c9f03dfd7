import { expect, test } from 'vitest';
import { localPath, visitorPath } from './localPath.ts';

test.each([
  ['/', '/nyheter', '/nyheter'],
  ['/', '/', '/'],
  ['/sv', '/nyheter', '/sv/nyheter'],
  ['/sv', '/', '/sv'],
  ['/en', '/english', '/en/english'],
])('below %s the path %s has the address %s, and vice versa', (homePath, path, address) => {
  expect(visitorPath({ homePath }, path)).toBe(address);
  expect(localPath({ homePath }, address)).toBe(path);
});

test('an address that only starts with the same letters is not below the language', () => {
  expect(localPath({ homePath: '/sv' }, '/svar')).toBe('/svar');
});
