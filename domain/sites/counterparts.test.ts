import { describe, expect, test } from 'vitest';
import { sites } from '#sites/index.ts';
import { alternateUrls, counterpartsOf, pageVersion } from './counterparts.ts';
import type { Site } from './site.ts';
import { testSite } from './testing/testSite.ts';

const swedish: Site = {
  ...testSite,
  family: 'carstore',
  commonPages: { sv: { about: '/om-oss', sell: '/salj' }, en: { about: '/om-oss' } },
};
const finnish: Site = {
  ...testSite,
  id: 'carstore-fi',
  hosts: ['fi.carstore.example'],
  locales: ['fi', 'sv'],
  country: 'FI',
  family: 'carstore',
  commonPages: { fi: { about: '/meista', sell: '/myy' } },
};
const stranger: Site = { ...finnish, id: 'other', family: 'nordvik' };
const all = [swedish, finnish, stranger];

test('a declared page has counterparts in the languages that declare it', () => {
  expect(counterpartsOf(swedish, 'sv', '/om-oss', all).map(({ url }) => url)).toEqual([
    'https://fi.carstore.example/meista',
  ]);
  expect(counterpartsOf(finnish, 'fi', '/meista', all).map(({ url }) => url)).toEqual([
    'https://carstore.example/om-oss',
    'https://carstore.example/en/om-oss',
  ]);
});

test.each([
  ['a page that isn’t declared', swedish, 'sv', '/kontakt'],
  ['a page that isn’t declared in this language', swedish, 'en', '/salj'],
  ['a site without a family', testSite, 'sv', '/om-oss'],
] as const)('%s has no counterparts', (_what, site, locale, path) => {
  expect(counterpartsOf(site, locale, path, all)).toEqual([]);
});

describe('alternateUrls', () => {
  const swede = pageVersion(swedish, 'sv', '/om-oss');
  const english = pageVersion(swedish, 'en', '/om-oss');
  const finn = pageVersion(finnish, 'fi', '/meista');

  test('names language and country, in the order of the sites, with English by default', () => {
    expect(Object.entries(alternateUrls([finn, english, swede], all))).toEqual([
      ['sv-SE', 'https://carstore.example/om-oss'],
      ['en-SE', 'https://carstore.example/en/om-oss'],
      ['fi-FI', 'https://fi.carstore.example/meista'],
      ['x-default', 'https://carstore.example/en/om-oss'],
    ]);
  });

  test('without English, the first site is the default', () => {
    expect(alternateUrls([finn, swede], all)['x-default']).toBe(swede.url);
  });

  test('a single version has no alternates', () => {
    expect(alternateUrls([swede], all)).toEqual({});
  });
});

test('every counterpart of a real page names that page as its counterpart', () => {
  for (const site of sites) {
    for (const locale of site.locales) {
      for (const path of Object.values(site.commonPages?.[locale] ?? {})) {
        const own = pageVersion(site, locale, path).url;
        for (const other of counterpartsOf(site, locale, path, sites)) {
          const otherPath = new URL(other.url).pathname;
          const prefix = other.locale === other.site.locales[0] ? '' : `/${other.locale}`;
          const back = counterpartsOf(
            other.site,
            other.locale,
            otherPath.slice(prefix.length) || '/',
            sites,
          );
          expect(
            back.map(({ url }) => url),
            other.url,
          ).toContain(own);
        }
      }
    }
  }
});
