import { expect, test } from 'vitest';
import { type LanguageLink, pageLanguageLinks } from './languageLinks.ts';
import type { Site } from './site.ts';

const site: Site = {
  id: 'carstore-se',
  contentName: 'carstore-se',
  hosts: ['carstore.example'],
  locales: ['sv', 'en'],
  theme: 'carstore',
};

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
  ['a path that only begins alike', [{ ...en, path: '/english' }], ['/en/english']],
  ['a language the site lacks', [sv, { name: 'fi', nativeName: 'suomi' }], ['/hitta-oss']],
  ['no language', [], []],
])('leads to %s', (_what, languages, hrefs) => {
  expect(links(languages)).toEqual(hrefs);
});

test('calls languages as their speakers do', () => {
  const [first] = pageLanguageLinks(site, [sv], '/');
  expect(first).toEqual({ locale: 'sv', nativeName: 'svenska', href: '/' });
});

test('a page for many addresses leads to the same address in the other language', () => {
  const languages = [
    { ...sv, path: '/kop-bil/bil/,-w-,/,-w-,' },
    { ...en, path: '/en/buy/car/,-w-,/,-w-,' },
  ];
  const hrefs = pageLanguageLinks(site, languages, '/kop-bil/bil/20100275/kia').map(
    ({ href }) => href,
  );
  expect(hrefs).toEqual(['/kop-bil/bil/20100275/kia', '/en/buy/car/20100275/kia']);
});
