import { expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import type { Page, PageFields } from '#domain/content/page.ts';
import { parsePageFields } from '#domain/content/pageFields.ts';
import { carstoreFi } from '#sites/carstore-fi.ts';
import type { ContentView } from './loadPageView.ts';
import { pageMetadata } from './pageMetadata.ts';

const { dictionary } = parseDictionary(new Map([['notFoundTitle', 'Sivua ei löydy']]));

function page(fields: Partial<PageFields>, languages: readonly string[] = ['fi']): Page {
  return {
    itemId: '1',
    name: 'About',
    itemPath: '/',
    displayName: 'Meistä',
    language: 'fi',
    mode: 'normal',
    fields: { ...parsePageFields({}).fields, ...fields },
    fieldProblems: [],
    placeholders: {},
    routeFields: {},
    languages: languages.map((name) => ({ name, nativeName: name })),
  };
}

const view: Omit<ContentView, 'page'> = {
  address: { site: carstoreFi, locale: 'fi' },
  path: '/meista',
  query: '',
  dictionary,
  settings: { gtmId: '', favicon: '/favicon.svg', titleTemplate: '%s | Carstore' },
};

test('the page’s title stands in the site’s template', () => {
  const metadata = pageMetadata({
    kind: 'page',
    ...view,
    page: page({ metaTitle: 'Tarina $& 100 %' }),
  });
  expect(metadata.title).toBe('Tarina $& 100 % | Carstore');
});

test('a page without a title is called by its name', () => {
  expect(pageMetadata({ kind: 'page', ...view, page: page({}) }).title).toBe('Meistä | Carstore');
});

test('the address is the canonical one unless editors say otherwise', () => {
  const own = pageMetadata({ kind: 'page', ...view, page: page({}) });
  expect(String(own.metadataBase)).toBe('https://fi.carstore.example/');
  expect(own.alternates?.canonical).toBe('/meista');
  const other = pageMetadata({ kind: 'page', ...view, page: page({ canonicalUrl: '/toinen' }) });
  expect(other.alternates?.canonical).toBe('/toinen');
});

test('languages are linked only where the page exists in them', () => {
  const one = pageMetadata({ kind: 'page', ...view, page: page({}, ['fi', 'de']) });
  expect(one.alternates?.languages).toEqual({});
  const two = pageMetadata({ kind: 'page', ...view, page: page({}, ['fi', 'sv', 'de']) });
  expect(two.alternates?.languages).toEqual({ fi: '/meista', sv: '/sv/meista' });
});

test('shares show the page’s own description and picture', () => {
  const ogImage = { src: '/-/media/og.jpg', alt: 'Auto', width: 1200, height: 630 };
  const { openGraph } = pageMetadata({
    kind: 'page',
    ...view,
    page: page({ metaDescription: 'Haku', ogDescription: 'Jako', ogImage }),
  });
  expect(openGraph).toMatchObject({
    description: 'Jako',
    images: [{ url: '/-/media/og.jpg', alt: 'Auto', width: 1200, height: 630 }],
  });
});

test.each([
  [{ kind: 'missing', page: undefined, ...view } as const, 'Sivua ei löydy | Carstore'],
  [{ kind: 'missing', page: page({ metaTitle: 'Hups' }), ...view } as const, 'Hups | Carstore'],
  [{ kind: 'unavailable', address: view.address } as const, undefined],
  [{ kind: 'unknown-site' } as const, undefined],
])('what is no page is not indexed', (missing, title) => {
  const metadata = pageMetadata(missing);
  expect(metadata.robots).toEqual({ index: false, follow: true });
  expect(metadata.title).toBe(title);
});
