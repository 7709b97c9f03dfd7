import { expect, test } from 'vitest';
import type { CarService } from '#domain/cars/service.ts';
import type { Page, Rendering } from '#domain/content/page.ts';
import { testFacility } from '#domain/facilities/testing/testFacility.ts';
import type { RedirectDestination } from '#domain/redirects/redirectRule.ts';
import { ok } from '#domain/result.ts';
import type { Facet } from '#domain/search/facet.ts';
import { testSite } from '#domain/sites/testing/testSite.ts';
import { type CheckedUpstreams, createDestinationCheck } from './checkDestinations.ts';

const paths = {
  plain: '/om-oss',
  story: '/nyheter/2026/en-nyhet',
  car: '/bil/,-w-,/,-w-,',
  facility: '/hitta-oss/,-w-,',
  list: '/bilar/,-w-,',
};

function pageAt(itemPath: string, componentName: string): Page {
  const block: Rendering = {
    uid: '1',
    componentName,
    params: {},
    fields: {},
    placeholders: {},
  };
  return {
    itemId: '1',
    name: 'page',
    itemPath,
    displayName: 'Page',
    language: 'sv',
    mode: 'normal',
    fields: { metaTitle: '', navTitle: '', metaDescription: '', ogDescription: '', gtmId: '' },
    fieldProblems: [],
    routeFields: {},
    languages: [],
    placeholders: { 'headless-main': [block] },
  };
}

const facets: readonly Facet[] = [
  {
    kind: 'choice',
    name: 'brand',
    values: [{ text: 'Volvo', count: 1, children: [] }],
  },
];

const cars: CarService = {
  hasCars: () => true,
  search: async () => ({ cars: [], total: 1, facets }),
  car: async (_site, id) =>
    id === '100001'
      ? { kind: 'failed', failure: { kind: 'timeout', afterMs: 1 } }
      : { kind: 'missing' },
};

const upstreams: CheckedUpstreams = {
  content: {
    page: async ({ path }) => {
      if (path.startsWith('/bil/')) return ok(pageAt(paths.car, 'CarDetail'));
      if (path.startsWith('/hitta-oss/')) return ok(pageAt(paths.facility, 'FacilityDetail'));
      if (path.startsWith('/bilar/')) return ok(pageAt(paths.list, 'CarList'));
      return ok(pageAt(path, 'Blurb'));
    },
  },
  cars,
  facilities: {
    facility: async (_site, _locale, slug) =>
      slug === 'malmo'
        ? { kind: 'found', facility: testFacility({ id: '1', slug }) }
        : { kind: 'missing' },
  },
};

const pages = {
  site: testSite,
  paths: new Map([
    ['sv', new Set(Object.values(paths))],
    ['en', new Set([paths.facility])],
  ] as const),
};

function destination(path: string, query = '', origin = ''): RedirectDestination {
  return { origin, path, query, fragment: '' };
}

test.each<[string, string, string | undefined]>([
  ['/om-oss', '', undefined],
  ['/gone', '', 'leads to /gone, which is no page'],
  ['/en/om-oss', '', 'leads to /en/om-oss, which is no page'],
  ['/hitta-oss/malmo', '', undefined],
  ['/en/hitta-oss/malmo', '', undefined],
  ['/hitta-oss/kiruna', '', 'there is no facility kiruna'],
  ['/bil/7/volvo', '', 'there is no car 7'],
  ['/bil/100001/volvo', '', 'car 100001: no answer within 1 ms'],
  ['/bilar/volvo', '', undefined],
  ['/bilar/saab', '', 'no car has saab'],
  ['/om-oss', 'car_brand=volvo', undefined],
  ['/om-oss', 'car_brand=Saab', 'no car has brand Saab'],
  ['/hitta-oss/x-{location}', '', undefined],
  ['/nyheter/{1}/{2}', '', undefined],
  ['/gone/{1}', '', 'there is no page like /gone/{1}'],
])('%s?%s: %s', async (path, query, expected) => {
  const check = await createDestinationCheck(pages, upstreams);
  expect(await check(destination(path, query))).toBe(expected);
});

test('other sites are not checked', async () => {
  const check = await createDestinationCheck(pages, upstreams);
  expect(await check(destination('/gone', '', 'https://other.example'))).toBeUndefined();
});
