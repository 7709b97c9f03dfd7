import { expect, test } from 'vitest';
import { testSite } from '../sites/testing/testSite.ts';
import { type LanguageLink, missingPageLanguages, pageLanguageLinks } from './languageLinks.ts';

const site = testSite;

const sv = { name: 'sv', nativeName: 'svenska' };
const en = { name: 'en', nativeName: 'English' };

function links(
  languages: Parameters<typeof pageLanguageLinks>[1],
): readonly LanguageLink['href'][] {
  return pageLanguageLinks(site, languages, '/hitta-oss').map(({ href }) => href);
}

test.each([
  ['the same path', [sv, en], ['/hitta-oss', '/en/hitta-oss']],
  ['paths of their own', [sv, { ...en, path: '/en/find-us' }], ['/hitta-oss', '/en/find-us']],
  ['the start page', [{ ...en, path: '/en' }], ['/en']],
  ['a path that only shares a prefix', [{ ...en, path: '/english' }], ['/en/english']],
  ['a language the site lacks', [sv, { name: 'fi', nativeName: 'suomi' }], ['/hitta-oss']],
  ['no language', [], []],
])('leads to %s', (_what, languages, hrefs) => {
  expect(links(languages)).toEqual(hrefs);
});

test('uses the native names of languages', () => {
  const [first] = pageLanguageLinks(site, [sv], '/');
  expect(first).toEqual({ locale: 'sv', nativeName: 'svenska', href: '/' });
});

test('a page with open segments links to the same address in the other language', () => {
  const languages = [
    { ...sv, path: '/kop-bil/bil/,-w-,/,-w-,' },
    { ...en, path: '/en/buy/car/,-w-,/,-w-,' },
  ];
  const hrefs = pageLanguageLinks(site, languages, '/kop-bil/bil/20100275/kia').map(
    ({ href }) => href,
  );
  expect(hrefs).toEqual(['/kop-bil/bil/20100275/kia', '/en/buy/car/20100275/kia']);
});

test.each([
  ['/finns-inte', ['/finns-inte', '/en/finns-inte']],
  ['/404', ['/404', '/en/404']],
  ['/a?b#c/\u00e5', ['/a%3Fb%23c/%C3%A5', '/en/a%3Fb%23c/%C3%A5']],
])('the missing %s leads to the same address in the other language', (path, hrefs) => {
  const notFound = [
    { ...sv, path: '/404' },
    { ...en, path: '/en/404' },
  ];
  const links = pageLanguageLinks(site, missingPageLanguages(notFound, path), path);
  expect(links.map(({ href }) => href)).toEqual(hrefs);
});
