import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { testPage } from '#domain/content/testing/testPage.ts';
import { testSettings } from '#domain/content/testing/testSettings.ts';
import { testSite } from '#domain/sites/testing/testSite.ts';
import type { LoadedView } from './loadPageView.ts';
import { PageData } from './PageData.tsx';
import { testView } from './testing/testView.ts';

const origin = 'https://carstore.example';
const withCars = { ...testSite, indices: { vehicles: 'v', facilities: 'f' } };

function viewOf(changes: Partial<LoadedView> & { readonly list?: string } = {}): LoadedView {
  const { list = '/kop-bil', ...more } = changes;
  const { dictionary } = parseDictionary(new Map([['pathToCarList', list]]));
  const fields = { ...testPage({}).fields, navTitle: '' };
  return testView({
    address: { site: withCars, locale: 'en' },
    dictionary,
    page: testPage({}, { displayName: 'About us', fields }),
    ...more,
  });
}

/** The structured data of a page. */
function dataOf(view: LoadedView) {
  const html = renderToStaticMarkup(<PageData {...view} />);
  const [, json] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
}

describe('on the start page', () => {
  test('are the site, its logo and its search', () => {
    const [site, organisation] = dataOf(viewOf())['@graph'];
    expect(site).toMatchObject({ '@type': 'WebSite', name: 'Carstore', url: `${origin}/en` });
    expect(site.potentialAction.target).toBe(`${origin}/en/kop-bil?keyphrase={search_term_string}`);
    expect(organisation).toMatchObject({
      logo: `${origin}/icon-512.png`,
      telephone: testSite.phone.href.slice('tel:'.length),
    });
  });

  test.each([
    ['a site without cars', { address: { site: testSite, locale: 'en' } }],
    ['a list elsewhere', { list: 'https://other.example/cars' }],
  ] as const)('there is no search for %s', (_what, changes) => {
    const [site] = dataOf(viewOf(changes))['@graph'];
    expect(site).not.toHaveProperty('potentialAction');
  });

  test('there is no logo without an icon', () => {
    const settings = { ...testSettings, favicon: undefined };
    const [, organisation] = dataOf(viewOf({ settings }))['@graph'];
    expect(organisation).not.toHaveProperty('logo');
  });
});

describe('on another page', () => {
  const path = '/cars/volvo';
  const below = (page = viewOf().page) =>
    viewOf({
      path,
      page,
      content: { ...viewOf().content, pagesAbove: [{ name: 'Cars', path: '/cars' }] },
    });

  test('is the way to it', () => {
    expect(dataOf(below()).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Cars', item: `${origin}/en/cars` },
      { '@type': 'ListItem', position: 2, name: 'About us', item: `${origin}/en/cars/volvo` },
    ]);
  });

  test('its name is that of menus', () => {
    const page = testPage({}, { fields: { ...testPage({}).fields, navTitle: 'Volvo' } });
    expect(dataOf(below(page)).itemListElement.at(-1).name).toBe('Volvo');
  });

  test('without pages above it is nothing', () => {
    expect(dataOf(viewOf({ path }))).toBeUndefined();
  });
});

test('a page in the editor has none', () => {
  expect(dataOf(viewOf({ page: testPage({}, { mode: 'edit' }) }))).toBeUndefined();
});
