import { expect, test } from 'vitest';
import { consentCookie, parseConsent } from './consent.ts';

test.each([
  ['', 'unasked'],
  ['consent=granted', 'granted'],
  ['consent=denied', 'denied'],
  ['hideAlert=1; consent=denied; theme=dark', 'denied'],
  ['consent=', 'unasked'],
  ['consent=yes', 'unasked'],
  ['consent=granted2', 'unasked'],
  ['consent=denied.', 'unasked'],
  ['noconsent=granted', 'unasked'],
  ['other=consent=granted', 'unasked'],
])('%j says %s', (cookies, consent) => {
  expect(parseConsent(cookies)).toBe(consent);
});

test('a choice is stored for half a year, for all paths of the site', () => {
  expect(consentCookie('granted')).toBe('consent=granted; path=/; max-age=15724800; SameSite=Lax');
});

test.each(['granted', 'denied'] as const)('%s is read back as written', (choice) => {
  const [pair = ''] = consentCookie(choice).split('; ');
  expect(parseConsent(pair)).toBe(choice);
});
