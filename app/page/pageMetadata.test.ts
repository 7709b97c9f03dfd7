import { expect, test } from 'vitest';
import { testFrame } from '#cms/testing/testFrame.ts';
import { parseDictionary } from '#domain/content/dictionary.ts';
import type { Page, PageFields } from '#domain/content/page.ts';
import type { PageFact } from '#domain/content/pageFacts.ts';
import { parsePageFields } from '#domain/content/pageFields.ts';
import { carstoreFi } from '#sites/carstore-fi.ts';
import { createCompleteness } from './completeness.ts';
import type { LoadedView, SiteView } from './loadPageView.ts';
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

const view: SiteView = {
  address: { site: carstoreFi, locale: 'fi' },
  path: '/meista',
  query: '',
  dictionary,
  settings: { gtmId: '', favicon: '/favicon.svg', titleTemplate: '%s | Carstore' },
};

/** The page with the facts that its blocks reported. */
function shown(page: Page, facts: readonly PageFact[] = []): LoadedView {
  return {
    ...view,
    page,
    content: { frame: testFrame, loaded: new Map(), facts, completeness: createCompleteness() },
  };
}

test('the page’s title is inserted into the site’s template', () => {
  const metadata = pageMetadata({
    kind: 'page',
    ...shown(page({ metaTitle: 'Tarina $& 100 %' })),
  });
  expect(metadata.title).toBe('Tarina $& 100 % | Carstore');
});

test('words from blocks replace the marks in title and description', () => {
  const fields = { metaTitle: '{brand} {model}', metaDescription: 'Kaikki {brand}' };
  const words = { brand: 'Volvo', model: 'V60' };
  const metadata = pageMetadata({
    kind: 'page',
    ...shown(page(fields), [{ type: 'wordsFound', words }]),
  });
  expect(metadata).toMatchObject({ title: 'Volvo V60 | Carstore', description: 'Kaikki Volvo' });
});

test('a page without a title has its name as title', () => {
  expect(pageMetadata({ kind: 'page', ...shown(page({})) }).title).toBe('Meistä | Carstore');
});

test('the address is the canonical one unless editors say otherwise', () => {
  const own = pageMetadata({ kind: 'page', ...shown(page({})) });
  expect(String(own.metadataBase)).toBe('https://fi.carstore.example/');
  expect(own.alternates?.canonical).toBe('/meista');
  const other = pageMetadata({ kind: 'page', ...shown(page({ canonicalUrl: '/toinen' })) });
  expect(other.alternates?.canonical).toBe('/toinen');
});

test('languages are linked only where the page exists in them', () => {
  const one = pageMetadata({ kind: 'page', ...shown(page({}, ['fi', 'de'])) });
  expect(one.alternates?.languages).toEqual({});
  const two = pageMetadata({ kind: 'page', ...shown(page({}, ['fi', 'sv', 'de'])) });
  expect(two.alternates?.languages).toEqual({ fi: '/meista', sv: '/sv/meista' });
});

test('Open Graph data have the page’s own description and picture', () => {
  const ogImage = { src: '/-/media/og.jpg', alt: 'Auto', width: 1200, height: 630 };
  const { openGraph } = pageMetadata({
    kind: 'page',
    ...shown(page({ metaDescription: 'Haku', ogDescription: 'Jako', ogImage })),
  });
  expect(openGraph).toMatchObject({
    description: 'Jako',
    images: [{ url: '/-/media/og.jpg', alt: 'Auto', width: 1200, height: 630 }],
  });
});

test('the picture of the page’s subject is shared instead of the page’s own', () => {
  const ogImage = { src: '/-/media/og.jpg', alt: 'Auto' };
  const picture = { type: 'pictureFound', src: '/-/media/v60.webp', alt: 'Volvo V60' } as const;
  const { openGraph } = pageMetadata({ kind: 'page', ...shown(page({ ogImage }), [picture]) });
  expect(openGraph).toMatchObject({ images: [{ url: '/-/media/v60.webp', alt: 'Volvo V60' }] });
});

test('a page whose subject is gone has its title, and no address of its own', () => {
  const facts = [{ type: 'subjectGone', title: 'Auto on myyty' } as const];
  const metadata = pageMetadata({ kind: 'page', ...shown(page({ metaTitle: '{brand}' }), facts) });
  expect(metadata).toMatchObject({
    title: 'Auto on myyty | Carstore',
    robots: { index: false, follow: true },
  });
  expect(metadata.alternates).toBeUndefined();
  expect(metadata.openGraph).toBeUndefined();
});

test.each([
  [{ kind: 'missing', shown: undefined, ...view } as const, 'Sivua ei löydy | Carstore'],
  [
    { kind: 'missing', shown: shown(page({ metaTitle: 'Hups' })), ...view } as const,
    'Hups | Carstore',
  ],
  [
    { kind: 'unavailable', address: view.address, shown: undefined } as const,
    'Sivua ei voi näyttää juuri nyt',
  ],
  [
    { kind: 'unavailable', address: view.address, shown: shown(page({})) } as const,
    'Sivua ei voi näyttää juuri nyt | Carstore',
  ],
  [{ kind: 'moved', href: '/meista', isPermanent: true } as const, undefined],
  [{ kind: 'unknown-site' } as const, undefined],
])('what is no page is not indexed', (missing, title) => {
  const metadata = pageMetadata(missing);
  expect(metadata.robots).toEqual({ index: false, follow: true });
  expect(metadata.title).toBe(title);
});
