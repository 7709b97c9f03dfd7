import { expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import type { Page, PageFields } from '#domain/content/page.ts';
import type { PageFact } from '#domain/content/pageFacts.ts';
import { parsePageFields } from '#domain/content/pageFields.ts';
import { testSettings } from '#domain/content/testing/testSettings.ts';
import { carstoreFi } from '#sites/carstore-fi.ts';
import type { SiteView } from './contentView.ts';
import type { LoadedView } from './loadPageView.ts';
import { pageMetadata } from './pageMetadata.ts';
import { testContent, testView } from './testing/testView.ts';

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
  settings: { ...testSettings, titleTemplate: '%s | Carstore' },
};

/** The page with the facts that its blocks reported. */
function shown(page: Page, facts: readonly PageFact[] = []): LoadedView {
  return testView({ ...view, page, content: testContent({ facts }) });
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
  expect(other.alternates?.canonical).toBe('https://fi.carstore.example/toinen');
});

/** The alternates of the page at a path in these languages. */
function alternates(path: string, languages: readonly string[], changes: Partial<SiteView> = {}) {
  const loaded = { ...shown(page({}, languages)), path, ...changes };
  return pageMetadata({ kind: 'page', ...loaded }).alternates;
}

test('other languages are linked only where the page exists in them', () => {
  expect(alternates('/oma', ['fi', 'de'])?.languages).toEqual({});
  expect(alternates('/oma', ['fi', 'sv', 'de'])?.languages).toEqual({
    'fi-FI': 'https://fi.carstore.example/oma',
    'sv-FI': 'https://fi.carstore.example/sv/oma',
    'x-default': 'https://fi.carstore.example/oma',
  });
});

test('a page that the other sites of the family have is linked to theirs', () => {
  expect(alternates('/meista', ['fi'])?.languages).toMatchObject({
    'sv-SE': 'https://carstore.example/om-carstore/om-oss',
    'en-SE': 'https://carstore.example/en/om-carstore/om-oss',
    'fi-FI': 'https://fi.carstore.example/meista',
    'x-default': 'https://carstore.example/en/om-carstore/om-oss',
  });
});

test('a searched page has the address of the page without the search, and no versions', () => {
  const searched = alternates('/meista', ['fi'], { query: 'car_fuel=El' });
  expect(searched?.canonical).toBe('/meista');
  expect(searched?.languages).toBeUndefined();
});

test('a page that names another address as canonical has no versions', () => {
  const metadata = pageMetadata({ kind: 'page', ...shown(page({ canonicalUrl: '/toinen' })) });
  expect(metadata.alternates?.languages).toBeUndefined();
});

test('the feed of the site’s stories can be discovered', () => {
  expect(alternates('/meista', ['fi'])?.types).toEqual({
    'application/rss+xml': [{ url: '/feed-fi.xml', title: 'Carstore' }],
  });
  const swedish = { address: { site: carstoreFi, locale: 'sv' } } as const;
  expect(alternates('/meista', ['sv'], swedish)?.types).toEqual({});
});

test.each<PageFact[]>([[], [{ type: 'nothingToIndex' }]])(
  'the feed of a list can be discovered, also if it has no cars today',
  (...facts) => {
    const feed = {
      type: 'feedFound',
      href: '/autot/feed.xml?car_fuel=El',
      title: 'Autot',
    } as const;
    const metadata = pageMetadata({ kind: 'page', ...shown(page({}), [...facts, feed]) });
    expect(metadata.alternates?.types).toMatchObject({
      'application/atom+xml': [{ url: '/autot/feed.xml?car_fuel=El', title: 'Autot' }],
    });
  },
);

test('a page with nothing to index isn’t indexed', () => {
  const loaded = shown(page({ metaTitle: 'Autot' }), [{ type: 'nothingToIndex' }]);
  const metadata = pageMetadata({ kind: 'page', ...loaded });
  expect(metadata).toMatchObject({
    title: 'Autot | Carstore',
    robots: { index: false, follow: true },
  });
  expect(metadata.alternates).toBeUndefined();
});

test.each([
  ['{brand} {model} myytävänä, {details}', 'Volvo myytävänä | Carstore'],
  ['Myytävänä {brand} {model}, {details}, nyt', 'Myytävänä Volvo, nyt | Carstore'],
])('empty words leave no gaps in %j', (metaTitle, title) => {
  const words = { brand: 'Volvo', model: '', details: '' };
  const loaded = shown(page({ metaTitle }), [{ type: 'wordsFound', words }]);
  expect(pageMetadata({ kind: 'page', ...loaded }).title).toBe(title);
});

test('the icons are the site’s mark, and what is drawn from it', () => {
  expect(pageMetadata({ kind: 'page', ...shown(page({})) })).toMatchObject({
    icons: {
      // Browsers that know SVG prefer it to an icon of one size.
      icon: [{ url: '/favicon.ico', sizes: '32x32' }, { url: '/favicon.svg' }],
      apple: '/apple-touch-icon.png',
    },
    manifest: '/site.webmanifest',
  });
});

test('Open Graph data have the page’s own description and picture', () => {
  const ogImage = { src: '/-/media/og.jpg', alt: 'Auto', width: 1200, height: 630 };
  const { openGraph } = pageMetadata({
    kind: 'page',
    ...shown(page({ metaDescription: 'Haku', ogDescription: 'Jako', ogImage })),
  });
  expect(openGraph).toMatchObject({
    description: 'Jako',
    images: [{ url: '/_og/-/media/og.jpg', alt: 'Auto', width: 1200, height: 630 }],
  });
});

test.each([
  [[{ src: '/-/media/og.jpg', alt: 'Auto' }], 'summary_large_image'],
  [[], 'summary'],
])('the card of a page with the pictures %j is not given them twice', ([ogImage], card) => {
  const { twitter } = pageMetadata({ kind: 'page', ...shown(page(ogImage ? { ogImage } : {})) });
  expect(twitter).toEqual({ card, images: [] });
});

test('the picture of the page’s subject is shared instead of the page’s own', () => {
  const ogImage = { src: '/-/media/og.jpg', alt: 'Auto' };
  const picture = { type: 'pictureFound', src: '/-/media/v60.webp', alt: 'Volvo V60' } as const;
  const { openGraph } = pageMetadata({ kind: 'page', ...shown(page({ ogImage }), [picture]) });
  expect(openGraph).toMatchObject({ images: [{ url: '/_og/-/media/v60.webp', alt: 'Volvo V60' }] });
});

test('without a picture from editors, the first picture on the page is shared', () => {
  const image = { src: '/-/media/hero.webp', alt: 'Piha', width: 1920, height: 1080 };
  const hero = {
    uid: '1',
    componentName: 'HeroBanner',
    params: {},
    fields: { Image: { value: image } },
    placeholders: {},
  };
  const withHero = { ...page({}), placeholders: { 'headless-main': [hero] } };
  expect(pageMetadata({ kind: 'page', ...shown(withHero) }).openGraph).toMatchObject({
    images: [{ url: '/_og/-/media/hero.webp', alt: 'Piha', width: 1280, height: 720 }],
  });
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
])('an address without a page is not indexed', (missing, title) => {
  const metadata = pageMetadata(missing);
  expect(metadata.robots).toEqual({ index: false, follow: true });
  expect(metadata.title).toBe(title);
});
