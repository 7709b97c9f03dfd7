import { expect, test } from 'vitest';
import { localPath, visitorPath } from './localPath.ts';

test.each([
  ['/', '/nyheter', '/nyheter'],
  ['/', '/', '/'],
  ['/sv', '/nyheter', '/sv/nyheter'],
  ['/sv', '/', '/sv'],
  ['/en', '/english', '/en/english'],
])('at home in %s, %s is %s for visitors, and back', (homePath, path, address) => {
  expect(visitorPath({ homePath }, path)).toBe(address);
  expect(localPath({ homePath }, address)).toBe(path);
});

test('an address that begins like the language is none in it', () => {
  expect(localPath({ homePath: '/sv' }, '/svar')).toBe('/svar');
});
