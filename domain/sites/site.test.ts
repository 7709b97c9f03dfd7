import { describe, expect, test } from 'vitest';
import { defaultLocale, localizedPath, siteLocale } from './site.ts';
import { testSite } from './testing/testSite.ts';

const site = testSite;

test('the first language is the default', () => {
  expect(defaultLocale(site)).toBe('sv');
});

describe('siteLocale', () => {
  test.each([
    ['sv', 'sv'],
    ['en', 'en'],
    ['fi', undefined],
    ['EN', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('%j is %j', (name, locale) => {
    expect(siteLocale(site, name)).toBe(locale);
  });
});

describe('localizedPath', () => {
  test.each([
    ['sv', '/', '/'],
    ['sv', '/salj-bil', '/salj-bil'],
    ['en', '/', '/en'],
    ['en', '/salj-bil', '/en/salj-bil'],
    ['en', '/en', '/en/en'],
  ] as const)('in %s %s is %s', (locale, path, address) => {
    expect(localizedPath(site, locale, path)).toBe(address);
  });
});
